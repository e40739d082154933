import Box from '@mui/material/Box';
import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { isComp } from '../ticket-status.ts';
import { TicketStatusChip } from '../ticket-status-chip.tsx';

/** What stands in the head of a ticket's drawer: how it is seated, and what is sold of it. */
export function TicketFacts({ price, show }: { price: Price; show: Pick<Show, 'saleState'> }) {
  const { t, i18n } = useTranslation('prices');
  const write = (value: number) => formatNumber(value, i18n.language);
  const { allocation, sold } = price.stock;
  const counts = { count: allocation, places: write(allocation), sold: write(sold) };
  return (
    <>
      {(isComp(price) || price.statusCode === PAUSED_STATUS_CODE) && <TicketStatusChip price={price} show={show} />}
      <ToneChip tone="neutral">{t(price.isSeated ? 'facts.seated' : 'facts.unseated')}</ToneChip>
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {t(price.isSeated ? 'facts.seats' : 'facts.places', counts)}
      </Box>
    </>
  );
}
