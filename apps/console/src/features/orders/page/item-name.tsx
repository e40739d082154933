import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OrderItem } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';
import { useOrderWords } from '../use-order-words.ts';

interface ItemNameProps {
  item: OrderItem;
  /** Of the event: its map opens at the seat. */
  showCode: string;
}

/** The seat over its ticket, or the ticket over its group; the offer code that was used for it. */
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

/** At least 24 px to aim at. */
const TARGET_LOOK = { display: 'inline-block', py: 0.25 };
