import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../api/error-text.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Whether the server has what is drawn. */
export function SaveNote({ saver, onResolve }: { saver: DraftSaver; onResolve: () => void }) {
  const { t } = useTranslation('plan-editor');
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  if (state === 'failed' || state === 'conflict')
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box component="span" sx={{ color: 'error.ink', fontSize: 12 }} title={errorText(saver.error)}>
          {t(`save.${state}`)}
        </Box>
        <Button onClick={state === 'conflict' ? onResolve : () => void saver.save()} size="small">
          {t(state === 'conflict' ? 'save.resolve' : 'save.again')}
        </Button>
      </Box>
    );
  return (
    <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
      {t(`save.${state}`)}
    </Box>
  );
}
