import { useTranslation } from 'react-i18next';
import { listColleagues } from '../../../live/live-state.ts';
import { PresenceLine } from '../../../live/presence-line.tsx';
import type { SeatsLiveState } from './seats-live-state.ts';
import { useColleagueWords } from './use-colleague-words.ts';

/** Who else is at these seats, or why that is not known. */
export function SeatsPresence({ live }: { live: SeatsLiveState }) {
  const { t } = useTranslation('seats');
  const describe = useColleagueWords();
  const colleagues = listColleagues(live);
  const trouble = findTrouble(live);
  return (
    <PresenceLine
      colleagues={colleagues}
      describe={describe}
      label={t('live.open', { count: colleagues.length })}
      side="above"
      title={t('live.title')}
      trouble={trouble && t(`live.${trouble}`)}
    />
  );
}

function findTrouble({ connection, hasOtherPlan }: SeatsLiveState): 'otherPlan' | 'lost' | 'closed' | null {
  if (hasOtherPlan) return 'otherPlan';
  return connection === 'lost' || connection === 'closed' ? connection : null;
}
