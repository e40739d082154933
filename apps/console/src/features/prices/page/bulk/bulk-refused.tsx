import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Refused } from './use-bulk-tickets.ts';

interface BulkRefusedProps {
  refused: readonly Refused[];
  onClose: () => void;
}

/** The tickets a bulk change left as they are, each with its reason. */
export function BulkRefused({ refused, onClose }: BulkRefusedProps) {
  const { t } = useTranslation('prices');
  if (refused.length === 0) return null;
  return (
    <Alert onClose={onClose} role="status" severity="warning" sx={{ mt: 2 }}>
      {t('bulk.refused', { count: refused.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
        {refused.map(({ priceTypeId, name, reason }) => (
          <li key={priceTypeId}>
            <b>{name}</b>: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
