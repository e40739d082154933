import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useListShowHistoryQuery } from '../../../api/queries/shows.ts';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { HistoryList } from '../history/history-list.tsx';

const SHOWN = 5;

/** The last changes. */
export function HistoryCard({ show }: { show: Pick<Show, 'showCode' | 'currency' | 'timeZone'> }) {
  const { t } = useTranslation('shows');
  const { data, error, refetch } = useListShowHistoryQuery({ params: { showCode: show.showCode }, query: {} });
  const entries = data?.items.slice(0, SHOWN) ?? [];
  return (
    <Card
      action={<Link href={paths.showHistory(show.showCode)}>{t('history.seeAll')}</Link>}
      title={t('history.title')}
    >
      {!data && !error && (
        <Box sx={{ px: 2 }}>
          <SkeletonRows count={3} label={t('page.loading')} rowHeight={56} />
        </Box>
      )}
      {!data && error && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
      {data && entries.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('history.none')}</Box>}
      {entries.length > 0 && <HistoryList entries={entries} show={show} />}
    </Card>
  );
}
