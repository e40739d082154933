import Button from '@mui/material/Button';
import type { createReportSchedule } from '@parterre/contract/calls/report-schedules';
import type { Promoter } from '@parterre/contract/promoters';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useCreateReportScheduleMutation } from '#api/queries/reports/report-schedules.ts';
import { nameWeekday } from '#charts/week-grid.tsx';
import { toCalendarDay } from '#dates/calendar-day.ts';
import type { DateRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { required } from '#forms/rules.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { ChosenName } from '../report-kinds.ts';
import { toReportRequest } from '../report-request.ts';
import { EVENT_PERIODS, findDays, findEventPeriod } from './event-period.ts';

type Body = CallArguments<typeof createReportSchedule>['body'];

interface Values extends Required<Pick<Body, 'name' | 'every' | 'hour' | 'fileType' | 'salesPeriod' | 'eventPeriod'>> {
  weekday: number;
  dayOfMonth: number;
  /** Addresses as they are typed: one a line, or with commas between them. */
  recipients: string;
}

const NEW: Values = {
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

interface ScheduleFormProps {
  report: ChosenName;
  promoter: Promoter;
}

/**
 * Has a report sent every day, week or month. Needs `report:sales`, now and at every run: the owner's rights are those
 * of the day. More schedules than a promoter can have break a rule.
 */
export function ScheduleForm({ report, promoter }: ScheduleFormProps) {
  const { t, i18n } = useTranslation('reports');
  const [params] = useSearchParams();
  const [create] = useCreateReportScheduleMutation();
  const todayOn = toCalendarDay(new Date());
  const asked = toReportRequest({
    promoterCode: promoter.code,
    params,
    todayOn,
    culture: i18n.language,
    hasQuestions: report === 'customer-data',
  });
  const days = findDays(asked);
  const fresh = { ...NEW, eventPeriod: findEventPeriod(asked, todayOn) };
  const model = useAppForm<Values>({
    defaultValues: fresh,
    onSubmit: async ({ recipients, ...values }) => {
      const { includeQuestions = false, ...request } = asked;
      const { code: promoterCode, timeZone } = promoter;
      const body = {
        ...values,
        promoterCode,
        report,
        request,
        includeQuestions,
        timeZone,
        recipients: readAddresses(recipients),
      };
      await create({ body }).unwrap();
      showToast(t('schedules.created', { name: values.name }), 'success');
    },
    readSaved: () => fresh,
    describeError: errorText,
  });
  const choices = (name: 'every' | 'period' | 'fileType', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`schedules.${name}s.${value}`) }));
  return (
    <FormSection title={t('schedules.new', { name: t(`name.${report}`) })}>
      <AppForm model={model}>
        <TextField input={{ maxLength: 60 }} label={t('schedules.name')} name="name" rules={[required]} />
        <SegmentedField
          label={t('schedules.every')}
          name="every"
          options={choices('every', ['day', 'week', 'month'])}
        />
        <DayField language={i18n.language} />
        <SelectField
          help={promoter.timeZone}
          label={t('schedules.hour')}
          name="hour"
          options={numbers(0, 23).map((hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))}
        />
        {days && (
          <SelectField
            label={t('schedules.events')}
            name="eventPeriod"
            options={EVENT_PERIODS.map((value) => ({
              value,
              label: t(`schedules.eventPeriods.${value}`, writeDays(days)),
            }))}
          />
        )}
        <SelectField
          label={t('schedules.period')}
          name="salesPeriod"
          options={choices('period', ['as-asked', 'yesterday', 'last-7-days', 'last-month'])}
        />
        <SegmentedField label={t('download.type')} name="fileType" options={choices('fileType', ['EXCEL', 'CSV'])} />
        <MultilineField
          help={t('schedules.recipientsHelp')}
          label={t('schedules.recipients')}
          name="recipients"
          rows={3}
          rules={[required]}
        />
        <Button color="primary" loading={model.form.formState.isSubmitting} type="submit" variant="contained">
          {t('schedules.create')}
        </Button>
      </AppForm>
    </FormSection>
  );
}

function DayField({ language }: { language: string }) {
  const { t } = useTranslation('reports');
  const every = useWatch<Values, 'every'>({ name: 'every' });
  if (every === 'day') return null;
  if (every === 'month')
    return (
      <SelectField
        help={t('schedules.dayHelp')}
        label={t('schedules.day')}
        name="dayOfMonth"
        options={numbers(1, 31).map((day) => ({ value: day, label: String(day) }))}
      />
    );
  const options = numbers(1, 7).map((day) => ({ value: day, label: nameWeekday(day, language, 'long') }));
  return <SelectField label={t('charts.weekday')} name="weekday" options={options} />;
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** An open end is written as nothing. */
const writeDays = ({ dateFrom = '', dateTo = '' }: Partial<DateRange>) => ({
  from: dateFrom && formatDay(dateFrom),
  to: dateTo && formatDay(dateTo),
});

const readAddresses = (typed: string): string[] => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
