import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon, WarningIcon } from '#ui/icons.tsx';
import type { TextState } from './text-state.ts';

const MARKS = {
  written: { Icon: CheckIcon, color: 'success.main' },
  outdated: { Icon: WarningIcon, color: 'warning.main' },
  missing: { Icon: MinusIcon, color: 'error.main' },
  none: { Icon: MinusIcon, color: 'text.tertiary' },
} as const;

interface StateMarkProps {
  state: TextState;
  /** The language the others are translated from: it is said instead of 'complete'. */
  isSource?: boolean;
}

/** How a text stands in a language: a sign and a word. */
export function StateMark({ state, isSource = false }: StateMarkProps) {
  const { t } = useTranslation('texts');
  const { Icon, color } = MARKS[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon sx={{ fontSize: 13, color }} />
      {isSource && state === 'written' ? t('states.source') : t(`states.${state}`)}
    </Box>
  );
}
