import { LIMITS } from '@parterre/contract/choices/limits';
import { EVENT_PERIODS, SALES_PERIODS, SCHEDULE_RHYTHMS } from '@parterre/contract/choices/report-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameWeekday } from '#charts/week-grid.tsx';
import type { DateRange } from '#dates/date-range.ts';
import { formatHour } from '#dates/format-date-time.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { type ScheduleValues, writeDays } from './schedule-values.ts';

interface ScheduleFieldsProps {
  timeZone: string;
  /** The days of the report's events; undefined if it names events or covers all days. */
  days: Partial<DateRange> | undefined;
}

/** When and in which form a report is sent, and to whom. */
export function ScheduleFields({ timeZone, days }: ScheduleFieldsProps) {
  const { t, i18n } = useTranslation('reports');
  const isRenewed = useWatch<ScheduleValues, 'isRenewed'>({ name: 'isRenewed' });
  const choices = (name: 'every' | 'period' | 'fileType', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`schedules.${name}s.${value}`) }));
  return (
    <>
      <TextField label={t('schedules.name')} name="name" rules={[required, maxLength(LIMITS.reportSchedule.name)]} />
      <SegmentedField label={t('schedules.every')} name="every" options={choices('every', SCHEDULE_RHYTHMS)} />
      <DayField language={i18n.language} />
      <SelectField
        help={timeZone}
        label={t('schedules.hour')}
        name="hour"
        options={numbers(0, LIMITS.reportSchedule.hour).map((hour) => ({
          value: hour,
          label: formatHour(hour),
        }))}
      />
      {days && !isRenewed && (
        <SelectField
          label={t('schedules.events')}
          name="eventPeriod"
          options={EVENT_PERIODS.map((value) => ({
            value,
            label: t(`schedules.eventPeriods.${value}`, writeDays(days)),
          }))}
        />
      )}
      {!isRenewed && (
        <SelectField label={t('schedules.period')} name="salesPeriod" options={choices('period', SALES_PERIODS)} />
      )}
      <SegmentedField label={t('download.type')} name="fileType" options={choices('fileType', ['EXCEL', 'CSV'])} />
      <MultilineField
        help={t('schedules.recipientsHelp', { most: LIMITS.reportSchedule.recipients })}
        label={t('schedules.recipients')}
        name="recipients"
        rows={3}
        rules={[required]}
      />
    </>
  );
}

function DayField({ language }: { language: string }) {
  const { t } = useTranslation('reports');
  const every = useWatch<ScheduleValues, 'every'>({ name: 'every' });
  if (every === 'day') return null;
  if (every === 'month')
    return (
      <SelectField
        help={t('schedules.dayHelp')}
        label={t('schedules.day')}
        name="dayOfMonth"
        options={numbers(1, LIMITS.reportSchedule.dayOfMonth).map((day) => ({ value: day, label: String(day) }))}
      />
    );
  const options = numbers(1, LIMITS.reportSchedule.weekday).map((day) => ({
    value: day,
    label: nameWeekday(day, language, 'long'),
  }));
  return <SelectField label={t('charts.weekday')} name="weekday" options={options} />;
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
