import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { DataTable } from '#tables/data-table.tsx';
import { READY } from '#tables/table-status.ts';
import { TableTools } from '#tables/table-tools.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { useOrderWords } from '../use-order-words.tsx';
import { BarcodeText, ItemActions, ItemName } from './item-cells.tsx';
import { useItemColumns } from './use-item-columns.tsx';

interface ItemsCardProps {
  order: Order;
  /** False without a map to open. */
  isSeated: boolean;
}

export function ItemsCard({ order, isSeated }: ItemsCardProps) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const model = useDataTable<OrderItem>({
    id: 'order-items',
    columns: useItemColumns(order),
    rows: order.items,
    getRowId: ({ id }) => String(id),
    getRowLabel: words.nameItem,
  });
  return (
    <Card
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {isSeated && (
            <Link href={paths.seats(order.showCode, 'tickets')} sx={{ whiteSpace: 'nowrap' }}>
              {t('items.map')}
            </Link>
          )}
          <TableTools model={model} title={order.orderId} />
        </Box>
      }
      title={
        <>
          <Link color="text.primary" href={paths.show(order.showCode)} underline="hover">
            {chooseText(order.showName, words.language)}
          </Link>
          <Note component="span" sx={{ display: 'block' }}>
            {`${words.nameWallTime(order.startsAtLocal)} · ${order.currency}`}
          </Note>
        </>
      }
    >
      <Box sx={{ px: { xs: 2, md: 0 } }}>
        <DataTable
          caption={t('items.title')}
          rows={{ density: 'twoLine', renderCard: (item) => <ItemCard item={item} order={order} /> }}
          hasOwnTools
          model={model}
          status={READY}
        />
      </Box>
    </Card>
  );
}

function ItemCard({ item, order }: { item: OrderItem; order: Order }) {
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
        <ItemActions item={item} order={order} />
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
