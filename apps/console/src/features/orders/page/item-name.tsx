import Box from '@mui/material/Box';
import type { OrderItem } from '@parterre/contract/orders';
import { chooseText } from '../../../i18n/choose-text.ts';
import { useOrderWords } from '../use-order-words.ts';

/** The seat over its ticket, or the ticket over its group; the offer code that was used for it. */
export function ItemName({ item }: { item: OrderItem }) {
  const { language, nameItem } = useOrderWords();
  const ticket = chooseText(item.seatId === null ? item.priceGroupName : item.priceName, language);
  return (
    <Box sx={{ minWidth: 0, color: item.status === 'CANCELLED' ? 'text.secondary' : undefined }}>
      <Box sx={{ ...LINE_LOOK, fontWeight: 'fontWeightMedium' }} title={nameItem(item)}>
        {nameItem(item)}
      </Box>
      <Box sx={{ ...LINE_LOOK, typography: 'caption', color: 'text.secondary' }}>
        {[ticket, item.offerCode].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

const LINE_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
