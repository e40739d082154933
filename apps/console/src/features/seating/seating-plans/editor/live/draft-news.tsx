import Box from '@mui/material/Box';
import type { DraftSaver, MergedChanges } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { listOtherViewers, type OtherViewer, writeClock } from '#live/live-state.ts';
import { PresenceLine } from '#live/presence-line.tsx';
import { namePart } from '../save/describe-side.ts';
import { useSaveState } from '../save/use-draft-saver.ts';
import type { DraftLiveState, DraftSave } from './live-draft.ts';

const PARTS_MAX = 3;

interface DraftNewsProps {
  live: DraftLiveState;
  saver: DraftSaver;
  mergedChanges: MergedChanges | null;
  zone: string;
}

/** Announces what somebody else saved last, and whether this drawing includes it; the text remains afterwards. */
export function DraftNews({ live, saver, mergedChanges, zone }: DraftNewsProps) {
  const { t, i18n } = useTranslation('plan-editor');
  const state = useSaveState(saver);
  return (
    <Box component="span" role="status" sx={NEWS_LOOK}>
      {say()}
    </Box>
  );

  function say(): string {
    const { theirs } = live;
    const change = theirs?.change;
    const name = change?.byName ?? t('merge.somebody');
    const time = change && writeClock(change.at, zone);
    const isWaiting = theirs?.isSaved && theirs.revision > saver.revision && state !== 'conflict' && state !== 'gone';
    if (isWaiting) return t('live.waits', { name, time });
    if (!mergedChanges) return '';
    const parts = nameParts(mergedChanges);
    if (mergedChanges.revision === theirs?.revision && change) return t('live.cameInAt', { name, time, parts });
    return t('live.mergedChanges', { name: mergedChanges.savedBy ?? t('merge.somebody'), parts });
  }

  function nameParts({ parts }: MergedChanges): string {
    const names = [...new Set(parts.map((part) => namePart(part, t)))];
    const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
    const named = list.format(names.slice(0, PARTS_MAX));
    const rest = names.length - PARTS_MAX;
    return rest > 0 ? t('live.parts', { parts: named, count: rest }) : named;
  }
}

/** On a phone a line of its own above the others; takes no space when empty. */
const NEWS_LOOK = {
  minWidth: 0,
  whiteSpace: 'normal',
  flexBasis: { xs: '100%', sm: 'auto' },
  order: { xs: -1, sm: 0 },
};

interface DraftPresenceProps {
  live: DraftLiveState;
  /** The time zone of the venue, for all times. */
  zone: string;
}

/** Shows who else has this plan open, or why that is unknown. */
export function DraftPresence({ live, zone }: DraftPresenceProps) {
  const { t } = useTranslation(['plan-editor', 'kit']);
  const others = listOtherViewers(live);
  const trouble = findTrouble(live);
  const describePresence = ({ editingSince, openedAt }: OtherViewer<DraftSave>) => {
    if (editingSince) return t('live.drawing', { time: writeClock(editingSince, zone) });
    return openedAt ? t('live.looking', { time: writeClock(openedAt, zone) }) : t('kit:live.left');
  };
  const describeSave = ({ what, at, versionNumber }: DraftSave) =>
    t(`live.${what}`, { time: writeClock(at, zone), version: versionNumber });
  return (
    <PresenceLine
      others={others}
      describe={(other) => ({
        presence: describePresence(other),
        saved: other.saved && describeSave(other.saved),
      })}
      label={t('live.open', { count: others.length })}
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
