import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { TicketFigures } from './ticket-figures.tsx';

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
      {prices.length > 0 && <TicketFigures currency={currency} prices={prices} show={show} />}
    </Card>
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
