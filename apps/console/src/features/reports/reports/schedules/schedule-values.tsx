import type { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameWeekday } from '#charts/week-grid.tsx';
import type { DateRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { SelectField } from '#forms/fields/select-field.tsx';

type Body = CallArguments<typeof createReportSchedule>['body'];

export interface ScheduleValues
  extends Required<Pick<Body, 'name' | 'every' | 'hour' | 'fileType' | 'salesPeriod' | 'eventPeriod'>> {
  weekday: number;
  dayOfMonth: number;
  /** Addresses as typed, separated by line breaks or commas. */
  recipients: string;
}

export const NEW_SCHEDULE: ScheduleValues = {
  name: '',
  every: 'day',
  weekday: 1,
  dayOfMonth: 1,
  hour: 7,
  fileType: 'EXCEL',
  salesPeriod: 'as-asked',
  eventPeriod: 'as-asked',
  recipients: '',
};

export function DayField({ language }: { language: string }) {
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

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Writes '' for an open end. */
export const writeDays = ({ dateFrom = '', dateTo = '' }: Partial<DateRange>) => ({
  from: dateFrom && formatDay(dateFrom),
  to: dateTo && formatDay(dateTo),
});

export const readAddresses = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
