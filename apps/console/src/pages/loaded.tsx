import { type ReactNode, Suspense } from 'react';
import { throwIfMissing } from '#api/failure.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { LoadedPart } from './loaded-part.tsx';

interface LoadedProps<Item> {
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  /** Read by screen readers while loading. */
  label: string;
  /** Page head to show with an error, when the loaded content would bring its own. */
  failedHead?: ReactNode;
  /** Stands for a page whose content is not a list of rows. */
  skeleton?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** Shows a page's object: a skeleton while loading, the not-found page if it does not exist, otherwise the error. */
export function Loaded<Item>({ result, label, failedHead, skeleton: drawn, children }: LoadedProps<Item>) {
  const { currentData, error, refetch } = result;
  if (currentData === undefined) throwIfMissing(error);
  const skeleton = drawn ?? <SkeletonRows count={8} label={label} rowHeight={56} />;
  return (
    <>
      {currentData === undefined && error !== undefined && failedHead}
      <LoadedPart result={{ data: currentData, error, refetch }} skeleton={skeleton}>
        {/* Suspends inside the page, so that the head and its focus stay while texts load. */}
        {(item) => <Suspense fallback={skeleton}>{children(item)}</Suspense>}
      </LoadedPart>
    </>
  );
}
