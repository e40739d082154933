import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TicketFigures } from './ticket-figures.tsx';

export function TicketsCard({ show }: { show: Pick<Show, 'showCode' | 'currency' | 'defaultCulture'> }) {
  const { t } = useTranslation('shows');
  const result = useListPricesQuery({ params: { showCode: show.showCode } });
  const { currency } = show;
  const count = result.data?.items.length;
  const canWrite = useCan('price:write');
  return (
    <LoadedCard
      action={
        <Link href={paths.showTickets(show.showCode)}>{t(canWrite ? 'actions.editTickets' : 'history.seeAll')}</Link>
      }
      loading={{ label: t('page.loading'), rows: 5 }}
      note={count || undefined}
      result={result}
      title={t('tickets.title')}
    >
      {({ items }) =>
        items.length === 0 ? (
          <NoTickets showCode={show.showCode} />
        ) : (
          <TicketFigures currency={currency} prices={items} show={show} />
        )
      }
    </LoadedCard>
  );
}

function NoTickets({ showCode }: { showCode: string }) {
  const { t } = useTranslation('shows');
  const lockReason = useLockReason('price:write');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, py: 4, px: 2, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('tickets.empty')}</Box>
      <Box sx={{ color: 'text.secondary' }}>{t('tickets.emptyText')}</Box>
      <ReasonedButton href={paths.showTicketNew(showCode)} reason={lockReason} sx={{ mt: 1 }} variant="outlined">
        {t('tickets.add')}
      </ReasonedButton>
    </Box>
  );
}
