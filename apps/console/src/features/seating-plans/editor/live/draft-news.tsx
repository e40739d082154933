import Box from '@mui/material/Box';
import type { CameIn, DraftSaver } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { writeClock } from '#live/live-state.ts';
import { namePart } from '../merge/describe-side.ts';
import { useSaveState } from '../save/use-save-state.ts';
import type { DraftLiveState } from './draft-live-state.ts';

const MOST_PARTS = 3;

interface DraftNewsProps {
  live: DraftLiveState;
  saver: DraftSaver;
  cameIn: CameIn | null;
  zone: string;
}

/** What somebody else saved last, and whether it is in the drawing here: said as it happens, and then left to read. */
export function DraftNews({ live, saver, cameIn, zone }: DraftNewsProps) {
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
    if (!cameIn) return '';
    const parts = nameParts(cameIn);
    if (cameIn.revision === theirs?.revision && change) return t('live.cameInAt', { name, time, parts });
    return t('live.cameIn', { name: cameIn.savedBy ?? t('merge.somebody'), parts });
  }

  function nameParts({ parts }: CameIn): string {
    const names = [...new Set(parts.map((part) => namePart(part, t)))];
    const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' });
    const named = list.format(names.slice(0, MOST_PARTS));
    const rest = names.length - MOST_PARTS;
    return rest > 0 ? t('live.parts', { parts: named, count: rest }) : named;
  }
}

/** On a phone a line of its own over the others; empty, it takes no place. */
const NEWS_LOOK = {
  minWidth: 0,
  whiteSpace: 'normal',
  flexBasis: { xs: '100%', sm: 'auto' },
  order: { xs: -1, sm: 0 },
};
