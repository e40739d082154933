import { useTranslation } from 'react-i18next';
import { type Colleague, listColleagues, writeClock } from '#live/live-state.ts';
import { PresenceLine } from '#live/presence-line.tsx';
import type { DraftLiveState, DraftSave } from './draft-live-state.ts';

interface DraftPresenceProps {
  live: DraftLiveState;
  /** Of the venue: times are those of its place. */
  zone: string;
}

/** Who else has this plan open, or why that is not known. */
export function DraftPresence({ live, zone }: DraftPresenceProps) {
  const { t } = useTranslation(['plan-editor', 'kit']);
  const colleagues = listColleagues(live);
  const trouble = findTrouble(live);
  const describePresence = ({ editingSince, openedAt }: Colleague<DraftSave>) => {
    if (editingSince) return t('live.drawing', { time: writeClock(editingSince, zone) });
    return openedAt ? t('live.looking', { time: writeClock(openedAt, zone) }) : t('kit:live.left');
  };
  const describeSave = ({ what, at, versionNumber }: DraftSave) =>
    t(`live.${what}`, { time: writeClock(at, zone), version: versionNumber });
  return (
    <PresenceLine
      colleagues={colleagues}
      describe={(colleague) => ({
        presence: describePresence(colleague),
        saved: colleague.saved && describeSave(colleague.saved),
      })}
      label={t('live.open', { count: colleagues.length })}
      side="below"
      title={t('live.title')}
      trouble={trouble && t(`live.${trouble}`)}
    />
  );
}

function findTrouble({ connection, isGone }: DraftLiveState): 'gone' | 'lost' | 'closed' | null {
  if (isGone) return 'gone';
  return connection === 'lost' || connection === 'closed' ? connection : null;
}
