import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useListPricesQuery } from '#api/queries/prices.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { CARD_TABLE_LOOK } from '#tables/card-table-look.ts';
import { Card } from '#ui/card.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatAmount } from '#ui/money-text.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useShowText } from '../use-show-text.ts';
import { addUpTickets } from './add-up-tickets.ts';
import { ShareBar } from './share-bar.tsx';

/** The bar goes first: the longest German heads leave it no room at 1024. */
const BAR_ONLY = { display: { xs: 'none', lg: 'table-cell' } };
/** A comp is no sale: its number must not be read as one. */
const COMP_LOOK = { color: 'text.secondary', fontWeight: 'fontWeightRegular', whiteSpace: 'nowrap' };
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };

/** What is sold of every ticket, with totals. */
export function TicketsCard({ show }: { show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture'> }) {
  const { t, i18n } = useTranslation('shows');
  const { data, error, refetch } = useListPricesQuery({ params: { showCode: show.showCode } });
  const { currency } = show;
  const prices = data?.items ?? [];
  const totals = addUpTickets(prices);
  const write = (value: number) => formatNumber(value, i18n.language);
  const money = (amountMinor: number | null) => formatAmount(amountMinor, currency, i18n.language);
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
      {prices.length > 0 && (
        <Box component="table" sx={CARD_TABLE_LOOK}>
          <thead>
            <tr>
              <th scope="col">{t('tickets.ticket')}</th>
              <th data-align="end" scope="col">
                {t('tickets.price', { currency })}
              </th>
              <th data-align="end" scope="col">
                {t('tickets.sold')}
              </th>
              <Box component="th" data-align="end" scope="col" sx={WIDE_ONLY}>
                {t('tickets.held')}
              </Box>
              <Box component="th" data-align="end" scope="col" sx={WIDE_ONLY}>
                {t('tickets.seats')}
              </Box>
              <Box component="th" aria-hidden sx={{ ...BAR_ONLY, width: 108 }} />
              <th data-align="end" scope="col">
                {t('tickets.gross', { currency })}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <TicketRow key={price.priceTypeId} money={money} price={price} show={show} write={write} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={2} scope="row">
                {t('tickets.total')}
              </th>
              <td data-align="end">
                {write(totals.sold)}
                {totals.comps > 0 && <Box sx={COMP_LOOK}>{t('figures.comps', { count: totals.comps })}</Box>}
              </td>
              <Box component="td" data-align="end" sx={WIDE_ONLY}>
                {write(totals.held)}
              </Box>
              <Box component="td" data-align="end" sx={WIDE_ONLY}>
                {write(totals.allocation)}
              </Box>
              <Box component="td" sx={BAR_ONLY} />
              <td data-align="end">{money(totals.grossMinor)}</td>
            </tr>
          </tfoot>
        </Box>
      )}
    </Card>
  );
}

interface TicketRowProps {
  price: Price;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  write: (value: number) => string;
  money: (amountMinor: number | null) => string;
}

function TicketRow({ price, show, write, money }: TicketRowProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const { sold, held, allocation, grossMinor } = price.stock;
  return (
    <tr>
      <th scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 }}>
          <ColourSwatch colour={price.colour} />
          <Link color="text.primary" href={paths.showTicket(show.showCode, price.priceTypeId)} underline="hover">
            {text(price.name, show.defaultCulture)}
          </Link>
        </Box>
      </th>
      <td data-align="end">{money(price.faceValueMinor)}</td>
      {price.kind === 'comp' ? (
        <Box component="td" data-align="end" sx={COMP_LOOK}>
          {t('figures.comps', { count: sold })}
        </Box>
      ) : (
        <td data-align="end">{write(sold)}</td>
      )}
      <Box component="td" data-align="end" sx={{ ...WIDE_ONLY, color: held === 0 ? 'text.tertiary' : undefined }}>
        {write(held)}
      </Box>
      <Box component="td" data-align="end" sx={WIDE_ONLY}>
        {write(allocation)}
      </Box>
      <Box component="td" sx={BAR_ONLY}>
        <ShareBar
          colour={price.colour}
          label={t('tickets.share', { sold: write(sold), seats: write(allocation) })}
          max={allocation}
          value={sold}
        />
      </Box>
      <td data-align="end">{money(grossMinor)}</td>
    </tr>
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
