import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { listOtherViewers, type OtherViewer, writeClock } from '#live/live-state.ts';
import { type OtherViewerWords, PresenceLine } from '#live/presence-line.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { LastSave, SeatsLiveState } from './live-seats.ts';

export function SeatsPresence({ live }: { live: SeatsLiveState }) {
  const { t } = useTranslation('seats');
  const describe = useOtherViewerWords();
  const others = listOtherViewers(live);
  const trouble = findTrouble(live);
  return (
    <PresenceLine
      others={others}
      describe={describe}
      label={t('live.open', { count: others.length })}
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

const BLOCKS_MAX = 2;

/** Returns a function that describes other viewers and their saves; times are in the venue's zone. */
function useOtherViewerWords(): (other: OtherViewer<LastSave>) => OtherViewerWords {
  const { t, i18n } = useTranslation(['seats', 'kit']);
  const { desk, show } = useSeatDesk();
  const time = (at: string) => writeClock(at, show.timeZone);
  const blocksOf = (blockIds: readonly number[]) => {
    const { blocks } = desk.geometry;
    const labels = blocks.filter(({ blockId }) => blockIds.includes(blockId)).map(({ label }) => label);
    const named = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(
      labels.slice(0, BLOCKS_MAX),
    );
    const rest = labels.length - BLOCKS_MAX;
    return rest > 0 ? t('live.blocks', { blocks: named, count: rest }) : named;
  };
  const sayPresence = ({ editingSince, openedAt }: OtherViewer<LastSave>) => {
    if (editingSince) return t('live.editing', { time: time(editingSince) });
    return openedAt ? t('live.looking', { time: time(openedAt) }) : t('kit:live.left');
  };
  return (other) => {
    const { saved } = other;
    const words = saved && {
      count: saved.seats,
      number: formatNumber(saved.seats, i18n.language),
      blocks: blocksOf(saved.blockIds),
      time: time(saved.at),
    };
    return { presence: sayPresence(other), saved: words && t('live.saved', words) };
  };
}
