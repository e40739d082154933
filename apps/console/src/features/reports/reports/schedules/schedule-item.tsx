import Box from '@mui/material/Box';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRemoveReportScheduleMutation,
  useUpdateReportScheduleMutation,
} from '#api/queries/reports/report-schedules.ts';
import { nameWeekday } from '#charts/week-grid.tsx';
import { DAY_TIME_TEMPLATE, formatDateTime, formatHour } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { EditIcon, TrashIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import { useRequestFacts } from './use-request-facts.ts';

const TONES: Record<ReportSchedule['state'], ChipTone> = { ACTIVE: 'ok', PAUSED: 'neutral', STOPPED: 'bad' };

/**
 * One report that is sent by e-mail: what, when and to whom. Needs `report:sales` to be stopped, started and deleted;
 * one that was changed meanwhile is refused (STALE).
 */
export function ScheduleItem({ schedule }: { schedule: ReportSchedule }) {
  const { t, i18n } = useTranslation('reports');
  const { id, revision, name, report, state, every, weekday, dayOfMonth, hour, timeZone, recipients } = schedule;
  const { ownerName, isOwn } = schedule;
  const facts = [
    schedule.fileType === 'JSON' ? 'JSON' : t(`schedules.fileTypes.${schedule.fileType}`),
    ...useRequestFacts()(schedule.request, schedule),
    isOwn ? t('schedules.ownRights') : t('schedules.rights', { name: ownerName }),
  ];
  const search = usePageSearch();
  const reason = useLockReason('report:sales');
  const [update] = useUpdateReportScheduleMutation();
  const [remove] = useRemoveReportScheduleMutation();
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
  const [isAsking, setAsking] = useState(false);
  const handleRemove = async () => {
    await remove({ params: { id }, revision }).unwrap();
    showToast(t('schedules.removed', { name }), 'success');
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={HEAD_LOOK}>
        <Box sx={NAME_LOOK}>
          <b>{name}</b>
          <ToneChip tone={TONES[state]}>{t(`schedules.state.${state}`)}</ToneChip>
        </Box>
        <ReasonedButton onClick={() => void handleTurn()} reason={reason} size="small" variant="outlined">
          {t(isRunning ? 'schedules.stop' : 'schedules.start')}
        </ReasonedButton>
        <TipIconButton href={`${paths.reportSchedule(report, id)}${search}`} label={t('schedules.edit', { name })}>
          <EditIcon />
        </TipIconButton>
        <TipIconButton label={t('schedules.remove', { name })} onClick={() => setAsking(true)} reason={reason}>
          <TrashIcon />
        </TipIconButton>
      </Box>
      {/* A line each: in one line the dots between them would stand at its ends. */}
      {[`${t(`name.${report}`)}, ${when}`, recipients.join(', '), ...facts].map((fact) => (
        <Note key={fact}>{fact}</Note>
      ))}
      {schedule.lastFailure && (
        <Box sx={{ typography: 'caption', color: 'error.ink' }}>
          {t(`schedules.failure.${schedule.lastFailure}`, { name: ownerName })}
        </Box>
      )}
      {isRunning && schedule.nextRunAt && (
        <Note>
          {t('schedules.next', {
            at: formatDateTime(toWallTime(schedule.nextRunAt, timeZone), DAY_TIME_TEMPLATE),
          })}
        </Note>
      )}
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onConfirm={handleRemove}
        request={
          isAsking
            ? {
                title: t('schedules.removeTitle', { name }),
                body: t('schedules.removeText'),
                confirmLabel: t('schedules.removeConfirm'),
                isDangerous: true,
              }
            : null
        }
      />
    </Box>
  );
}

const HEAD_LOOK = { display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 };

const NAME_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  flex: 1,
  minWidth: 0,
  typography: 'body2',
};
