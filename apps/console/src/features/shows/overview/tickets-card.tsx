import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useShowText } from '../describe-show.ts';
import { addUpTickets, ShareBar } from './ticket-shares.tsx';

/** A comp is no sale: its number must not be read as one. */
const COMP_LOOK = {
  color: 'text.secondary',
  fontWeight: 'fontWeightRegular',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
};

export function TicketsCard({ show }: { show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture'> }) {
  const { t } = useTranslation('shows');
  const { data, error, refetch } = useListPricesQuery({ params: { showCode: show.showCode } });
  const { currency } = show;
  const prices = data?.items ?? [];
  return (
    <Card
      action={<Link href={paths.showTickets(show.showCode)}>{t('actions.editTickets')}</Link>}
      note={data && prices.length > 0 ? prices.length : undefined}
      title={t('tickets.title')}
    >
      {!data && error && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
      {!data && !error && (
        <Box sx={{ px: 2 }}>
          <SkeletonRows count={5} label={t('page.loading')} />
        </Box>
      )}
      {data && prices.length === 0 && <NoTickets showCode={show.showCode} />}
      {prices.length > 0 && <TicketTable currency={currency} prices={prices} show={show} />}
    </Card>
  );
}

interface TicketTableProps {
  prices: readonly Price[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  currency: string;
}

function TicketTable({ prices, show, currency }: TicketTableProps) {
  const { t, i18n } = useTranslation('shows');
  const text = useShowText();
  const totals = addUpTickets(prices);
  const write = (value: number) => formatNumber(value, i18n.language);
  const money = (amountMinor: number | null) => formatAmount(amountMinor, currency, i18n.language);
  const writeComps = (count: number) => <Box sx={COMP_LOOK}>{t('figures.comps', { count })}</Box>;
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
        {
          id: 'held',
          header: t('tickets.held'),
          align: 'end',
          from: 'sm',
          cell: ({ stock }) => (
            <Box component="span" sx={{ color: stock.held === 0 ? 'text.tertiary' : undefined }}>
              {write(stock.held)}
            </Box>
          ),
          foot: write(totals.held),
        },
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
          // The bar goes first: the longest German heads leave it no room at 1024.
          from: 'lg',
          width: 108,
          cell: ({ colour, stock }) => (
            <ShareBar
              colour={colour}
              label={t('tickets.share', { sold: write(stock.sold), seats: write(stock.allocation) })}
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

function NoTickets({ showCode }: { showCode: string }) {
  const { t } = useTranslation('shows');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, py: 4, px: 2, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('tickets.empty')}</Box>
      <Box sx={{ color: 'text.secondary' }}>{t('tickets.emptyText')}</Box>
      <Button href={paths.showTicketNew(showCode)} sx={{ mt: 1 }} variant="outlined">
        {t('tickets.add')}
      </Button>
    </Box>
  );
}
