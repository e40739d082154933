import Box from '@mui/material/Box';
import type { SeatChangePreview } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { useOrderWords } from '../use-order-words.ts';

/** From which seat to which, as which ticket, and what it costs more or less. */
export function SeatPreview({ preview }: { preview: SeatChangePreview }) {
  const { t, i18n } = useTranslation('orders');
  const { nameSeat, nameAmount } = useOrderWords();
  const { items, differenceMinor, currency } = preview;
  const amount = nameAmount(Math.abs(differenceMinor), currency);
  return (
    <Box aria-live="polite" component="section" sx={BOX_LOOK}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <li key={item.orderItemId}>
            <div>{t('seats.move', { from: nameSeat(item.fromSeatId), to: nameSeat(item.toSeatId) })}</div>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {chooseText(item.priceName, i18n.language)}, {nameAmount(item.newPaidMinor, currency)}
            </Box>
          </li>
        ))}
      </Box>
      <Box sx={{ fontWeight: 'fontWeightBold' }}>{t(`seats.${keyOf(differenceMinor)}`, { amount })}</Box>
    </Box>
  );
}

const keyOf = (differenceMinor: number) => (differenceMinor === 0 ? 'same' : differenceMinor > 0 ? 'more' : 'less');

const BOX_LOOK = { display: 'grid', gap: 1.5, p: 2, border: 1, borderColor: 'divider', borderRadius: '6px' };
