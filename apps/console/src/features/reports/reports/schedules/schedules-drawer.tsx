import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import {
  useListReportSchedulesQuery,
  useRemoveReportScheduleMutation,
  useUpdateReportScheduleMutation,
} from '#api/queries/reports/report-schedules.ts';
import { setPromoter } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { nameWeekday } from '#charts/week-grid.tsx';
import { DAY_TIME_TEMPLATE, formatDateTime, formatHour } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import { isChosen, REPORT_NAMES } from '../report-kinds.ts';
import { ScheduleForm } from './schedule-form.tsx';

/**
 * Lists the reports sent by e-mail and schedules this one with its current selection and filter. Needs `report:sales`
 * and the report's own permission. A schedule changed meanwhile is refused (STALE).
 */
export function SchedulesDrawer() {
  const { t } = useTranslation('reports');
  const { report: asked } = useParams();
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current } = usePromoter();
  const dispatch = useAppDispatch();
  const report = REPORT_NAMES.find((name) => name === asked);
  if (!report || !isChosen(report)) return <Navigate replace to={paths.reports()} />;
  return (
    <AppDrawer
      heading={{ title: t('schedules.title') }}
      onClose={() => void navigate(`${paths.report(report)}${search}`)}
      open
    >
      {!current && <ChoosePromoter onChoose={({ id }) => dispatch(setPromoter(id))} />}
      {current && <Schedules promoterCode={current.code} />}
      {current && <ScheduleForm promoter={current} report={report} />}
    </AppDrawer>
  );
}

function Schedules({ promoterCode }: { promoterCode: string }) {
  const { t } = useTranslation('reports');
  const result = useListReportSchedulesQuery({ query: { promoterCode, pageSize: PAGE_SIZE.max } });
  return (
    <LoadedPart label={t('loading')} result={result} rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('schedules.none')}</Box>
        ) : (
          <Box aria-label={t('schedules.title')} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((schedule) => (
              <Schedule key={schedule.id} schedule={schedule} />
            ))}
          </Box>
        )
      }
    </LoadedPart>
  );
}

const TONES: Record<ReportSchedule['state'], ChipTone> = { ACTIVE: 'ok', PAUSED: 'neutral', STOPPED: 'bad' };

function Schedule({ schedule }: { schedule: ReportSchedule }) {
  const { t, i18n } = useTranslation('reports');
  const [update] = useUpdateReportScheduleMutation();
  const [remove] = useRemoveReportScheduleMutation();
  const { id, revision, name, report, state, every, weekday, dayOfMonth, hour, timeZone, recipients } = schedule;
  const time = formatHour(hour);
  const when = t(`schedules.when.${every}`, {
    time,
    zone: timeZone,
    weekday: nameWeekday(weekday, i18n.language, 'long'),
    day: dayOfMonth,
  });
  const tell = ({ error }: { error?: unknown }) => {
    if (error) showFailure(error);
  };
  const isRunning = state === 'ACTIVE';
  const handleTurn = async () => tell(await update({ params: { id }, body: { isPaused: isRunning }, revision }));
  const handleRemove = async () => tell(await remove({ params: { id }, revision }));
  return (
    <Box component="li" sx={ITEM_LOOK}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <b>{name}</b>
          <ToneChip tone={TONES[state]}>{t(`schedules.state.${state}`)}</ToneChip>
        </Box>
        <Note>{[t(`name.${report}`), when, recipients.join(', ')].join(' · ')}</Note>
        {schedule.lastFailure && (
          <Box sx={{ typography: 'caption', color: 'error.ink' }}>{t(`schedules.failure.${schedule.lastFailure}`)}</Box>
        )}
        {isRunning && schedule.nextRunAt && (
          <Note>
            {t('schedules.next', {
              at: formatDateTime(toWallTime(schedule.nextRunAt, timeZone), DAY_TIME_TEMPLATE),
            })}
          </Note>
        )}
      </Box>
      <Button onClick={() => void handleTurn()} size="small" variant="outlined">
        {t(isRunning ? 'schedules.stop' : 'schedules.start')}
      </Button>
      <TipIconButton label={t('schedules.remove', { name })} onClick={() => void handleRemove()}>
        <TrashIcon />
      </TipIconButton>
    </Box>
  );
}

const ITEM_LOOK = { display: 'flex', alignItems: 'center', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' };
