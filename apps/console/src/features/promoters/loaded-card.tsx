import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../pages/retry-alert.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

interface LoadedCardProps<Data> {
  title: string;
  action?: ReactNode;
  result: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** Rows to expect while it loads. */
  rowCount: number;
  children: (data: Data) => ReactNode;
}

/** A card of its own call: what one of them cannot show leaves the others alone. */
export function LoadedCard<Data>({ title, action, result, rowCount, children }: LoadedCardProps<Data>) {
  const { t } = useTranslation('promoters');
  const { data, error, refetch } = result;
  return (
    <Card action={action} title={title}>
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>
          <SkeletonRows count={rowCount} label={t('loading')} />
        </Box>
      )}
      {error !== undefined && data === undefined && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
    </Card>
  );
}
