import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DraftSaver } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { useSaveState } from './use-save-state.ts';

/** Whether the server has what is drawn. Why it has not stands under the bar. */
export function SaveNote({ saver, onResolve }: { saver: DraftSaver; onResolve: () => void }) {
  const { t } = useTranslation('plan-editor');
  const state = useSaveState(saver);
  if (state === 'conflict' || state === 'gone')
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ color: 'error.ink', fontSize: 12 }}>
          {t(`save.${state}`)}
        </Box>
        <Button onClick={onResolve} size="small">
          {t('save.resolve')}
        </Button>
      </Box>
    );
  const colour = state === 'failed' ? 'error.ink' : 'text.secondary';
  return (
    <Box component="span" role="status" sx={{ color: colour, fontSize: 12, whiteSpace: 'nowrap' }}>
      {t(`save.${state}`)}
    </Box>
  );
}
