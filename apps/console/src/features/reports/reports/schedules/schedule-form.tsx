import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useCreateReportScheduleMutation } from '#api/queries/reports/report-schedules.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import type { ChosenName } from '../report-kinds.ts';
import { useReportRequest } from '../use-report-request.ts';
import { findDays, findEventPeriod } from './event-period.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { NEW_SCHEDULE, readAddresses, type ScheduleValues } from './schedule-values.ts';
import { toKept, useKeptColumns } from './use-kept-columns.ts';

interface ScheduleFormProps {
  report: ChosenName;
  promoter: Promoter;
}

/**
 * Schedules a report daily, weekly or monthly. Needs `report:sales`, also at every run: it uses the owner's permissions
 * of that day. More schedules than a promoter can have are refused.
 */
export function ScheduleForm({ report, promoter }: ScheduleFormProps) {
  const { t } = useTranslation('reports');
  const reason = useLockReason('report:sales');
  const [create] = useCreateReportScheduleMutation();
  const asked = useReportRequest(report, promoter.code);
  const kept = useKeptColumns(report, asked);
  const days = findDays(asked);
  const { model } = useObjectForm<ScheduleValues>({
    values: { ...NEW_SCHEDULE, eventPeriod: findEventPeriod(asked, toOwnDay(new Date())) },
    place: 'inDrawer',
    create: async ({ recipients, isRenewed: _, ...values }) => {
      if (!kept) return 'stay';
      const { request, includeQuestions } = toKept(asked, kept);
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
  return (
    <FormSection title={t('schedules.new', { name: t(`name.${report}`) })}>
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <ScheduleFields days={days} timeZone={promoter.timeZone} />
        </FormFields>
        <ReasonedButton
          color="primary"
          loading={model.form.formState.isSubmitting || !kept}
          reason={reason}
          type="submit"
          variant="contained"
        >
          {t('schedules.create')}
        </ReasonedButton>
      </AppForm>
    </FormSection>
  );
}
