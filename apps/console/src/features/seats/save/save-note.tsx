import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { WarningIcon } from '#ui/icons.tsx';
import { isFailure } from './seat-saver.ts';
import type { SaveModel } from './use-save-seats.ts';

/** How the save goes, in the bar: its progress, or what failed in the specification's words. */
export function SaveNote({ saving }: { saving: SaveModel }) {
  const { t, i18n } = useTranslation('seats');
  const { state } = saving;
  if (state.kind === 'saving') {
    return (
      <Box role="status" sx={{ typography: 'caption' }}>
        {t('save.saving', { count: state.seats, number: formatNumber(state.seats, i18n.language) })}
      </Box>
    );
  }
  if (!isFailure(state)) return null;
  const reason = state.kind === 'failed' ? errorText(state.error) : t(`save.${state.kind}`);
  const group = state.kind === 'failed' && state.group ? t(`save.group.${state.group}`) : null;
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 1, color: 'error.ink', whiteSpace: 'normal', minWidth: 160, lineHeight: '18px' }}
    >
      <WarningIcon sx={{ flex: 'none', mt: '1px' }} />
      <span>
        <b>{t('save.failed')}</b> {group && `${group}: `}
        {reason}
      </span>
    </Box>
  );
}
