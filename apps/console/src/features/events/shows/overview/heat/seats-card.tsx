import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Show } from '@parterre/contract/shows/show';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useCan } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Note } from '#ui/note.tsx';

const SeatsPicture = lazyPart(async () => (await import('./seats-picture.tsx')).SeatsPicture);

export function SeatsCard({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const seesSales = useCan('sales:read');
  const ofShow = { params: { showCode: show.showCode } };
  const { data, error, refetch } = useListPricesQuery(ofShow);
  const holds = useListHoldsQuery(ofShow, { skip: show.planVersionId === null });
  const waiting = <Skeleton height={200} sx={{ m: 2, width: 'auto' }} variant="rounded" />;
  const note = t('seating.seatCount', { count: show.seatCount });
  return (
    <Card
      action={<Note component="span">{show.planVersionId !== null && note}</Note>}
      title={t(seesSales ? 'seats.title' : 'seats.titleWithoutGross')}
    >
      {!data && error ? (
        <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />
      ) : !holds.data && holds.error ? (
        <RetryAlert error={holds.error} onRetry={holds.refetch} sx={{ m: 2 }} />
      ) : show.planVersionId === null ? (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('seats.none')}</Box>
          <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('seats.noneText')}</Box>
          <Link href={paths.showSeating(show.showCode)}>{t('actions.seatingPlan')}</Link>
        </Box>
      ) : (
        <Suspense fallback={waiting}>
          {data && holds.data ? <SeatsPicture holds={holds.data.items} prices={data.items} show={show} /> : waiting}
        </Suspense>
      )}
    </Card>
  );
}
