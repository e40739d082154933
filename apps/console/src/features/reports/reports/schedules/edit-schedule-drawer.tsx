import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useListReportSchedulesQuery, useUpdateReportScheduleMutation } from '#api/queries/reports/report-schedules.ts';
import { nameWeekday } from '#charts/week-grid.tsx';
import { toOwnDay } from '#dates/calendar-day.ts';
import { formatHour } from '#dates/format-date-time.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useSearchedPage } from '#forms/object/use-searched-page.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useLockReason } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { isChosen, REPORT_NAMES } from '../report-kinds.ts';
import { useReportRequest } from '../use-report-request.ts';
import { findDays, findEventPeriod } from './event-period.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { readAddresses, type ScheduleValues, toScheduleValues, writeDays } from './schedule-values.ts';
import { toKept, useKeptColumns } from './use-kept-columns.ts';
import { useRequestFacts } from './use-request-facts.ts';

/** Changes when a report is sent, in which form and to whom. Needs `report:sales` and the report's own permission. */
export function EditScheduleDrawer() {
  const { t } = useTranslation('reports');
  const { report: asked } = useParams();
  const navigate = useNavigate();
  const search = usePageSearch();
  const id = useIdParam('reportScheduleId');
  const { current } = usePromoter();
  const { pageIndex, findIn } = useSearchedPage('id', id);
  const query = { promoterCode: current?.code, pageSize: PAGE_SIZE.max, pageIndex };
  const result = useListReportSchedulesQuery({ query });
  const schedule = useListed(findIn(result.currentData), 'id', id);
  const report = REPORT_NAMES.find((name) => name === asked);
  if (!report || !isChosen(report)) return <Navigate replace to={paths.reports()} />;
  const handleClose = () => void navigate(`${paths.reportSchedules(report)}${search}`);
  return (
    <EditDrawer
      id={id}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData: schedule, error: result.error, refetch: result.refetch }}
      title={t('schedules.title')}
    >
      {(found) => (
        <EditForm
          onClose={handleClose}
          reload={async () => (await result.refetch().unwrap()).items.find((own) => own.id === found.id) ?? found}
          schedule={found}
        />
      )}
    </EditDrawer>
  );
}

interface EditFormProps {
  schedule: ReportSchedule;
  reload: () => Promise<ReportSchedule>;
  onClose: () => void;
}

function EditForm({ schedule, reload, onClose }: EditFormProps) {
  const { t } = useTranslation('reports');
  const [update] = useUpdateReportScheduleMutation();
  const { id, timeZone, request, report } = schedule;
  const reason = useLockReason('report:sales');
  const chosen = useReportRequest(report, schedule.promoterCode);
  const kept = useKeptColumns(report, chosen);
  const periods = { eventPeriod: findEventPeriod(chosen, toOwnDay(new Date())), salesPeriod: 'as-asked' as const };
  const describe = useRequestFacts();
  const load = (from: ReportSchedule) => ({ values: toScheduleValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<ScheduleValues>({
    ...load(schedule),
    place: 'inDrawer',
    reload: async () => load(await reload()),
    send: async ({ recipients, isRenewed, ...changed }, revision, { name }) => {
      const addresses = recipients === undefined ? {} : { recipients: readAddresses(recipients) };
      const body = { ...changed, ...addresses, ...(isRenewed && kept ? { ...toKept(chosen, kept), ...periods } : {}) };
      const saved = await update({ params: { id }, body, revision }).unwrap();
      showToast(t('schedules.saved', { name }), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: schedule.name, facts: t(`name.${schedule.report}`) }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('schedules.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          {!schedule.isOwn && <Note>{t('schedules.takeOver', { name: schedule.ownerName })}</Note>}
          <ScheduleFields days={findDays(request)} timeZone={timeZone} />
          {kept && (
            <SwitchField
              help={t('schedules.renewHelp', {
                old: describe(request, schedule).join(' · '),
                chosen: describe(chosen, periods).join(' · '),
              })}
              label={t('schedules.renew')}
              name="isRenewed"
            />
          )}
        </FormFields>
      </AppForm>
      <ScheduleConflict asked={asked} schedule={schedule} />
    </ObjectDrawer>
  );
}

interface ScheduleConflictProps {
  asked: AskedConflict<ScheduleValues> | null;
  schedule: ReportSchedule;
}

function ScheduleConflict({ asked, schedule }: ScheduleConflictProps) {
  const { t, i18n } = useTranslation('reports');
  const labels: Record<keyof ScheduleValues, string> = {
    name: t('schedules.name'),
    every: t('schedules.every'),
    weekday: t('charts.weekday'),
    dayOfMonth: t('schedules.day'),
    hour: t('schedules.hour'),
    eventPeriod: t('schedules.events'),
    salesPeriod: t('schedules.period'),
    fileType: t('download.type'),
    recipients: t('schedules.recipients'),
    isRenewed: t('schedules.renew'),
  };
  const write = (values: ScheduleValues, field: keyof ScheduleValues): string => {
    if (field === 'every') return t(`schedules.everys.${values.every}`);
    if (field === 'weekday') return nameWeekday(values.weekday, i18n.language, 'long');
    if (field === 'hour') return formatHour(values.hour);
    if (field === 'salesPeriod') return t(`schedules.periods.${values.salesPeriod}`);
    if (field === 'fileType' && values.fileType !== 'JSON') return t(`schedules.fileTypes.${values.fileType}`);
    if (field === 'eventPeriod')
      return t(`schedules.eventPeriods.${values.eventPeriod}`, writeDays(findDays(schedule.request) ?? {}));
    return String(values[field]);
  };
  return <FormConflict asked={asked} label={(field) => labels[field]} write={write} />;
}
