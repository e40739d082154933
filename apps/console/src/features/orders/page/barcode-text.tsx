import Box from '@mui/material/Box';
import type { OrderItem } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';

/** Both forms of a barcode as text; what was revoked says so. */
export function BarcodeText({ barcode }: Pick<OrderItem, 'barcode'>) {
  const { t } = useTranslation('orders');
  if (!barcode) return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('items.revoked')}</Box>;
  return (
    <Box sx={{ typography: 'caption', fontFamily: 'monospace' }}>
      <div>{barcode.value}</div>
      <Box sx={{ color: 'text.secondary' }}>{barcode.code128}</Box>
    </Box>
  );
}
