import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { chooseCounted, formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { type PlainColumn, PlainTable } from '#tables/plain-table.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { useShowText } from '../describe-show.ts';
import { addUpTickets, ShareBar } from './ticket-shares.tsx';

/** Sets comps apart, because they are not sales. */
const COMP_LOOK = {
  color: 'text.secondary',
  fontWeight: 'fontWeightRegular',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
};

interface TicketFiguresProps {
  prices: readonly Price[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  currency: string;
}

export function TicketFigures({ prices, show, currency }: TicketFiguresProps) {
  const { t, i18n } = useTranslation('shows');
  const text = useShowText();
  const totals = addUpTickets(prices);
  const write = (value: number) => formatNumber(value, i18n.language);
  const money = (amountMinor: number | null) => formatAmount(amountMinor, currency, i18n.language);
  const writeComps = (count: number) => <Box sx={COMP_LOOK}>{t('figures.comps', { count })}</Box>;
  const withheld = (addend: 'held' | 'blocked'): PlainColumn<Price> => ({
    id: addend,
    header: t(`tickets.${addend}`),
    align: 'end',
    from: 'sm',
    cell: ({ stock }) => (
      <Box component="span" sx={{ color: stock[addend] === 0 ? 'text.tertiary' : undefined }}>
        {write(stock[addend])}
      </Box>
    ),
    foot: write(totals[addend]),
  });
  return (
    <PlainTable<Price>
      caption={t('tickets.title')}
      columns={[
        {
          id: 'ticket',
          header: t('tickets.ticket'),
          isName: true,
          cell: ({ priceTypeId, name, colour }) => (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.75, sm: '10px' }, minWidth: 0 }}>
              <ColourSwatch colour={colour} />
              <Link color="text.primary" href={paths.showTicket(show.showCode, priceTypeId)} underline="hover">
                {text(name, show.defaultCulture)}
              </Link>
            </Box>
          ),
          foot: t('tickets.total'),
        },
        {
          id: 'price',
          header: t('tickets.price', { currency }),
          align: 'end',
          cell: ({ faceValueMinor }) => money(faceValueMinor),
        },
        {
          id: 'sold',
          header: t('tickets.sold'),
          align: 'end',
          cell: ({ kind, stock }) => (kind === 'comp' ? writeComps(stock.sold) : write(stock.sold)),
          foot: (
            <>
              {write(totals.sold)}
              {totals.comps > 0 && writeComps(totals.comps)}
            </>
          ),
        },
        withheld('held'),
        ...(totals.blocked > 0 ? [withheld('blocked')] : []),
        {
          id: 'seats',
          header: t('tickets.seats'),
          align: 'end',
          from: 'sm',
          cell: ({ stock }) => write(stock.allocation),
          foot: write(totals.allocation),
        },
        {
          id: 'share',
          header: '',
          // Hides the bar first: the longest German headings leave no room for it at 1024 px.
          from: 'lg',
          width: 108,
          cell: ({ colour, stock }) => (
            <ShareBar
              colour={colour}
              label={t('tickets.share', {
                count: chooseCounted(stock.sold, stock.allocation, i18n.language),
                sold: stock.sold,
                seats: stock.allocation,
              })}
              max={stock.allocation}
              value={stock.sold}
            />
          ),
        },
        {
          id: 'gross',
          header: t('tickets.gross', { currency }),
          align: 'end',
          cell: ({ stock }) => money(stock.grossMinor),
          foot: money(totals.grossMinor),
        },
      ]}
      getRowId={({ priceTypeId }) => priceTypeId}
      look="card"
      rows={prices}
    />
  );
}
