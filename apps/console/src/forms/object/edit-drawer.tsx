import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

interface EditDrawerProps<Item> {
  /** Names the object: another one starts another form. */
  id: string | number;
  /** Said until the object is here and gives the drawer its heading. */
  title: string;
  /** null: there is none of this id. */
  result: { currentData?: Item | null | undefined; error?: unknown; refetch: () => unknown };
  /** Said while it loads. */
  label: string;
  /** Said where there is none; default that it was not found. */
  missing?: string;
  onClose: () => void;
  /** The form in its own `ObjectDrawer`. */
  children: (item: Item) => ReactNode;
}

/** The place of a drawer whose object is read first: skeleton, what failed, then the form. */
export function EditDrawer<Item>(props: EditDrawerProps<Item>) {
  const { id, title, result, label, missing, onClose, children } = props;
  const { t } = useTranslation('kit');
  const { currentData, error, refetch } = result;
  if (currentData !== undefined && currentData !== null) return <Fragment key={id}>{children(currentData)}</Fragment>;
  const isMissing = currentData === null || findProblem(error)?.status === 404;
  return (
    <AppDrawer heading={{ title }} onClose={onClose} open>
      {isMissing ? (
        (missing ?? t('errors:NOT_FOUND'))
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={5} label={label} rowHeight={56} />
      )}
    </AppDrawer>
  );
}
