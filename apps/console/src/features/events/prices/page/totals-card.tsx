import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Price, PriceStock } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSeatPriceStatsQuery } from '#api/queries/seating/seats.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { isComp, sumStock } from '../ticket-status.ts';
import { TICKET_TABLE_LOOK, TicketColgroup } from './table/ticket-table-look.tsx';

interface TotalsCardProps {
  prices: readonly Price[];
  columns: readonly TableColumn<Price>[];
  show: Pick<Show, 'showCode' | 'currency' | 'seating'>;
  hasHandle: boolean;
}

export function TotalsCard({ prices, columns, show, hasHandle }: TotalsCardProps) {
  const { t, i18n } = useTranslation('prices');
  const titleId = useId();
  const comps = sumStock(prices.filter(isComp)).sold;
  const all = sumStock(prices);
  const sum = { ...all, sold: all.sold - comps };
  const write = (columnId: string): string => {
    if (columnId === 'ticket')
      return [
        t('totals.all', { count: prices.length }),
        ...(comps > 0 ? [t('totals.comps', { count: comps })] : []),
      ].join(' · ');
    if (columnId === 'gross') return formatAmount(sum.grossMinor, show.currency, i18n.language);
    const total = isAddend(columnId, sum) ? sum[columnId] : null;
    return total === null ? '' : formatNumber(total, i18n.language);
  };
  return (
    <Box aria-labelledby={titleId} component="section" sx={CARD_LOOK}>
      <Box component="table" sx={TOTALS_LOOK}>
        <Box component="caption" id={titleId} sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {t('totals.title')}
        </Box>
        <TicketColgroup columns={columns} hasHandle={hasHandle} />
        <tbody>
          <tr>
            <td />
            {columns.map((column) => (
              <Box
                component={column.id === 'ticket' ? 'th' : 'td'}
                data-align={column.align}
                key={column.id}
                scope={column.id === 'ticket' ? 'row' : undefined}
              >
                {write(column.id)}
              </Box>
            ))}
            {hasHandle && <td />}
          </tr>
        </tbody>
      </Box>
      <WithoutTicket show={show} />
    </Box>
  );
}

const isAddend = (id: string, sum: PriceStock): id is keyof PriceStock => id in sum;

/** The seats without a price type: with them, the figures add up to all seats of the plan. */
function WithoutTicket({ show }: Pick<TotalsCardProps, 'show'>) {
  const { t } = useTranslation('prices');
  const isSeated = show.seating === 'RESERVED';
  const { data } = useGetSeatPriceStatsQuery({ params: { showCode: show.showCode } }, { skip: !isSeated });
  const seats = data?.items.find((item) => item.priceTypeId === null)?.seats ?? 0;
  if (!data || seats === 0) return null;
  return (
    <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', typography: 'note', color: 'text.secondary' }}>
      {t('totals.withoutTicket', { count: seats, total: data.seatCount })}{' '}
      <Link href={paths.seats(show.showCode, 'tickets')} underline="always">
        {t('form.assignSeats')}
      </Link>
    </Box>
  );
}

const TOTALS_LOOK = {
  ...TICKET_TABLE_LOOK,
  fontWeight: 'fontWeightMedium',
  // The German count of tickets and comps is wider than a phone.
  '& th[scope=row]': { whiteSpace: 'normal', py: 0.75 },
};

const CARD_LOOK = {
  position: 'relative',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
