import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import { EVENT_PERIODS, SALES_PERIODS, SCHEDULE_RHYTHMS } from '@parterre/contract/choices/report-choices';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCreateReportScheduleMutation } from '#api/queries/reports/report-schedules.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { formatHour } from '#dates/format-date-time.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { useRegionId } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { ChosenName } from '../report-kinds.ts';
import { toReportRequest } from '../report-request.ts';
import { findDays, findEventPeriod } from './event-period.ts';
import { DayField, NEW_SCHEDULE, numbers, readAddresses, type ScheduleValues, writeDays } from './schedule-values.tsx';

interface ScheduleFormProps {
  report: ChosenName;
  promoter: Promoter;
}

/**
 * Schedules a report daily, weekly or monthly. Needs `report:sales`, also at every run: it uses the owner's permissions
 * of that day. More schedules than a promoter can have are refused.
 */
export function ScheduleForm({ report, promoter }: ScheduleFormProps) {
  const { t, i18n } = useTranslation('reports');
  const [params] = useSearchParams();
  const [create] = useCreateReportScheduleMutation();
  const todayOn = toOwnDay(new Date());
  const asked = toReportRequest({
    promoterCode: promoter.code,
    regionId: useRegionId(),
    params,
    todayOn,
    culture: i18n.language,
    hasQuestions: report === 'customer-data',
  });
  const days = findDays(asked);
  const { model } = useObjectForm<ScheduleValues>({
    values: { ...NEW_SCHEDULE, eventPeriod: findEventPeriod(asked, todayOn) },
    place: 'inDrawer',
    create: async ({ recipients, ...values }) => {
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
      return 'another';
    },
  });
  const choices = (name: 'every' | 'period' | 'fileType', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`schedules.${name}s.${value}`) }));
  return (
    <FormSection title={t('schedules.new', { name: t(`name.${report}`) })}>
      <AppForm model={model}>
        <TextField label={t('schedules.name')} name="name" rules={[required, maxLength(LIMITS.reportSchedule.name)]} />
        <SegmentedField label={t('schedules.every')} name="every" options={choices('every', SCHEDULE_RHYTHMS)} />
        <DayField language={i18n.language} />
        <SelectField
          help={promoter.timeZone}
          label={t('schedules.hour')}
          name="hour"
          options={numbers(0, LIMITS.reportSchedule.hour).map((hour) => ({
            value: hour,
            label: formatHour(hour),
          }))}
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
        <SelectField label={t('schedules.period')} name="salesPeriod" options={choices('period', SALES_PERIODS)} />
        <SegmentedField label={t('download.type')} name="fileType" options={choices('fileType', ['EXCEL', 'CSV'])} />
        <MultilineField
          help={t('schedules.recipientsHelp', { most: LIMITS.reportSchedule.recipients })}
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
