import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, WarningIcon } from '#ui/icons.tsx';

export type Texts = Readonly<Record<string, string>>;

/** `none`: nobody has written this text in any language, so nothing is missing. */
export type TextState = 'written' | 'missing' | 'outdated' | 'none';

export interface TextSituation {
  /** As they are now, also while they are being typed. */
  texts: Texts;
  stored: Texts;
  /** The culture the others are translated from. */
  source: string;
  /** Cultures the server calls outdated. */
  outdated: readonly string[];
  /** Cultures somebody has looked at again since. */
  confirmed: readonly string[];
}

/** How a text stands in one language: as the server will see it after a save. */
export function readTextState(culture: string, situation: TextSituation): TextState {
  const { texts, stored, source, outdated, confirmed } = situation;
  if (!hasWords(texts[culture])) return Object.values(texts).some(hasWords) ? 'missing' : 'none';
  const isUntouched = isSame(texts[culture], stored[culture]);
  if (culture === source || !isUntouched || confirmed.includes(culture)) return 'written';
  const isSourceNew = hasWords(stored[source]) && !isSame(stored[source], texts[source]);
  return isSourceNew || outdated.includes(culture) ? 'outdated' : 'written';
}

/** The languages of a text, the source first: those that are written in, and those that have a text all the same. */
export function listCultures(source: string, cultures: readonly string[], texts: Texts): string[] {
  const written = Object.keys(texts).filter((culture) => hasWords(texts[culture]));
  return [...new Set([source, ...cultures, ...written])];
}

/** How many languages of how many have the text, and how many of those are outdated. */
export function countStates(states: readonly TextState[]) {
  const written = states.filter((state) => state === 'written' || state === 'outdated').length;
  return { written, total: states.length, outdated: states.filter((state) => state === 'outdated').length };
}

export const isToDo = (state: TextState): boolean => state === 'missing' || state === 'outdated';

const hasWords = (text: string | undefined): boolean => (text ?? '').trim() !== '';
const isSame = (one = '', other = ''): boolean => one.trim() === other.trim();

const MARKS = {
  written: { Icon: CheckIcon, color: 'success.main' },
  outdated: { Icon: WarningIcon, color: 'warning.main' },
  missing: { Icon: MinusIcon, color: 'error.main' },
  none: { Icon: MinusIcon, color: 'text.tertiary' },
} as const;

interface TextStateMarkProps {
  state: TextState;
  /** The language the others are translated from: it is said instead of 'complete'. */
  isSource?: boolean;
}

export function TextStateMark({ state, isSource = false }: TextStateMarkProps) {
  const { t } = useTranslation('texts');
  const { Icon, color } = MARKS[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon sx={{ fontSize: 13, color }} />
      {isSource && state === 'written' ? t('states.source') : t(`states.${state}`)}
    </Box>
  );
}
