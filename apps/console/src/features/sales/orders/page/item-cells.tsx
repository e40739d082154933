import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Order, OrderItem } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { EditIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { useBarcodeReason } from '../drawers/order-drawer.tsx';
import { useOrderWords } from '../use-order-words.tsx';

interface ItemNameProps {
  item: OrderItem;
  /** The show of the order, whose map opens at the seat. */
  showCode: string;
}

export function ItemName({ item, showCode }: ItemNameProps) {
  const { t } = useTranslation('orders');
  const { language, nameItem } = useOrderWords();
  const ticket = chooseText(
    (item.seatId ?? item.formerSeatId) === null ? item.priceGroupName : item.priceName,
    language,
  );
  return (
    <Box sx={{ minWidth: 0, color: item.status === 'CANCELLED' ? 'text.secondary' : undefined }}>
      <Box sx={{ ...CLIPPED, fontWeight: 'fontWeightMedium' }} title={nameItem(item)}>
        {item.seatId === null ? (
          nameItem(item)
        ) : (
          <Link color="inherit" href={paths.seat(showCode, item.seatId)} sx={TARGET_LOOK} underline="hover">
            {nameItem(item)}
          </Link>
        )}
      </Box>
      <Box sx={CLIPPED_NOTE}>
        {[ticket, item.offerCode, item.formerSeatId && t('items.seatGone')].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

/** Touch targets need at least 24 px. */
const TARGET_LOOK = { display: 'inline-block', py: 0.25 };

export function BarcodeText({ barcode }: Pick<OrderItem, 'barcode'>) {
  const { t } = useTranslation('orders');
  if (!barcode) return <Note>{t('items.revoked')}</Note>;
  return (
    <Box sx={{ typography: 'caption' }}>
      <Box sx={{ fontFamily: 'monospace' }}>{barcode.value}</Box>
      {barcode.code128 === barcode.value ? (
        <Box sx={{ color: 'text.secondary' }}>{t('items.preprinted')}</Box>
      ) : (
        <Box sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>{barcode.code128}</Box>
      )}
    </Box>
  );
}

interface ItemActionsProps {
  item: OrderItem;
  order: Pick<Order, 'orderId' | 'status'>;
}

export function ItemActions({ item, order }: ItemActionsProps) {
  const { t } = useTranslation('orders');
  const { nameItem } = useOrderWords();
  const search = usePageSearch();
  const noteReason = useLockReason('order:note');
  const barcodeReason = useBarcodeReason(order, item);
  const ticket = nameItem(item);
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
      <TipIconButton
        href={`${paths.orderNote(order.orderId, item.id)}${search}`}
        label={t('note.add', { ticket })}
        reason={noteReason}
        size="small"
      >
        <EditIcon />
      </TipIconButton>
      <MoreMenu label={t('items.menu', { ticket })}>
        <MenuEntry
          label={t('barcode.action')}
          reason={barcodeReason}
          to={`${paths.orderBarcode(order.orderId, item.id)}${search}`}
        />
      </MoreMenu>
    </Box>
  );
}
