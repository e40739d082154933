import Box from '@mui/material/Box';
import type { Order, OrderItem } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { BarcodeText } from './barcode-text.tsx';
import { ItemName } from './item-name.tsx';
import { NoteLink } from './note-link.tsx';

/** A ticket of the order on a phone. */
export function ItemCard({
  item,
  order,
}: {
  item: OrderItem;
  order: Pick<Order, 'orderId' | 'currency' | 'showCode'>;
}) {
  const { t } = useTranslation('orders');
  const { nameAmount } = useOrderWords();
  const parts = [
    [t('items.price'), item.faceValueMinor],
    [t('items.discount'), 0 - item.discountMinor],
    [t('items.fee'), item.bookingFeeMinor],
    [t('items.total'), item.paidMinor],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <ItemName item={item} showCode={order.showCode} />
        <NoteLink item={item} orderId={order.orderId} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <StatusChip status={item.status} />
        <BarcodeText barcode={item.barcode} />
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', m: 0 }}>
        {parts.map(([name, amountMinor]) => (
          <Box key={name} sx={{ display: 'contents', '& dd': { m: 0, textAlign: 'right' } }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <dd>{nameAmount(amountMinor, order.currency)}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
