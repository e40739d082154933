import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, WarningIcon } from '#ui/icons.tsx';

export type Texts = Readonly<Record<string, string>>;

/** `none` means that the text is empty in every language, so that nothing is missing. */
export type TextState = 'written' | 'missing' | 'outdated' | 'none';

export interface TextSituation {
  /** The current texts, including unsaved input. */
  texts: Texts;
  stored: Texts;
  /** The culture from which the others are translated. */
  source: string;
  /** The cultures that the server reports as outdated. */
  outdated: readonly string[];
  /** The outdated cultures that a user has confirmed since. */
  confirmed: readonly string[];
}

/** Returns the state of a text in one language as the server will report it after a save. */
export function readTextState(culture: string, situation: TextSituation): TextState {
  const { texts, stored, source, outdated, confirmed } = situation;
  if (!hasWords(texts[culture])) return Object.values(texts).some(hasWords) ? 'missing' : 'none';
  const isUntouched = isSame(texts[culture], stored[culture]);
  if (culture === source || !isUntouched || confirmed.includes(culture)) return 'written';
  const isSourceNew = hasWords(stored[source]) && !isSame(stored[source], texts[source]);
  return isSourceNew || outdated.includes(culture) ? 'outdated' : 'written';
}

/** Returns the languages of a text, the source first: the promoter's, and others that have a text. */
export function listCultures(source: string, cultures: readonly string[], texts: Texts): string[] {
  const written = Object.keys(texts).filter((culture) => hasWords(texts[culture]));
  return [...new Set([source, ...cultures, ...written])];
}

/** Counts the languages that have a text, and the outdated ones among them. */
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
  /** True for the language from which the others are translated; it is labelled as such instead of 'complete'. */
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
