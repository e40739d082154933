import { type ReactNode, Suspense } from 'react';
import { throwIfMissing } from '#api/failure.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface LoadedProps<Item> {
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  /** A screen reader says it while the object loads. */
  label: string;
  /** Head of the page over what failed, where the object brings its own. */
  failedHead?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The object of a page: a skeleton until it is here, the not-found page when there is none, else what failed. */
export function Loaded<Item>({ result, label, failedHead, children }: LoadedProps<Item>) {
  const { currentData, error, refetch } = result;
  const skeleton = <SkeletonRows count={8} label={label} rowHeight={56} />;
  // Waits here for its words too: the head of the page stays, and the focus on it.
  if (currentData !== undefined) return <Suspense fallback={skeleton}>{children(currentData)}</Suspense>;
  throwIfMissing(error);
  if (!error) return skeleton;
  return (
    <>
      {failedHead}
      <RetryAlert error={error} onRetry={refetch} />
    </>
  );
}
