import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface LoadedCardProps<Data> {
  title: string;
  action?: ReactNode;
  note?: ReactNode;
  result: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  loading: {
    /** Read by screen readers. */
    label: string;
    /** The likely number of rows, so that the page does not jump. */
    rows: number;
    rowHeight?: number;
  };
  children: (data: Data) => ReactNode;
}

/** A card with a call of its own, so that its failure does not affect the others. */
export function LoadedCard<Data>(props: LoadedCardProps<Data>) {
  const { title, action, note, result, loading, children } = props;
  const { data, error, refetch } = result;
  const { rows, ...rest } = loading;
  return (
    <Card action={action} note={note} title={title}>
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>
          <SkeletonRows {...rest} count={rows} />
        </Box>
      )}
      {error !== undefined && data === undefined && <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} />}
    </Card>
  );
}
