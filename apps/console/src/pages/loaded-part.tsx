import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hasOtherData } from '#api/join-reads.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface PartResult<Data> {
  /** Kept from before while another page or filter loads; pass `currentData` where that would mislead. */
  data?: Data | undefined;
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface LoadedPartProps<Data> {
  result: PartResult<Data>;
  /** Read by screen readers while loading. */
  label: string;
  /** The likely number of rows, so that the page does not jump. */
  rows: number;
  rowHeight?: number;
  /** Leaves the margins of a card. */
  isInCard?: boolean;
  children: (data: Data) => ReactNode;
}

interface DrawnPartProps<Data> extends Pick<LoadedPartProps<Data>, 'result' | 'children'> {
  /** What stands for a part that has no rows while it loads; null for one that may turn out to be nothing. */
  skeleton: ReactNode;
}

/** Shows a part of a page or drawer with a call of its own: a skeleton while loading, or the error with a retry. */
export function LoadedPart<Data>(props: LoadedPartProps<Data> | DrawnPartProps<Data>) {
  const { result, children } = props;
  const { data, error, refetch } = result;
  const isInCard = 'isInCard' in props && props.isInCard;
  if (data !== undefined && !hasOtherData(result)) return children(data);
  if (error !== undefined) return <RetryAlert error={error} onRetry={refetch} {...(isInCard && { sx: { m: 2 } })} />;
  if ('skeleton' in props) return props.skeleton;
  const { rows, label, rowHeight = 56 } = props;
  const skeleton = <SkeletonRows count={rows} label={label} rowHeight={rowHeight} />;
  return isInCard ? <Box sx={{ px: 2, mb: '-1px', overflow: 'hidden' }}>{skeleton}</Box> : skeleton;
}
