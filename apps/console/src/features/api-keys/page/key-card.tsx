import Box from '@mui/material/Box';
import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { useKeyWords } from '../use-key-words.ts';
import { KeyMenu } from './key-menu.tsx';
import { KeyName } from './key-name.tsx';
import { KeyStateChip } from './key-state-chip.tsx';

/** A key on a phone. */
export function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const { nameChannel, writeLastUse } = useKeyWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <KeyName apiKey={apiKey} />
        </Box>
        <KeyMenu apiKey={apiKey} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <span>{nameChannel(apiKey)}</span>
        <KeyStateChip apiKey={apiKey} />
      </Box>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t('column.lastUsed')}: {writeLastUse(apiKey)}
      </Box>
    </Box>
  );
}
