import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-text.ts';
import { throwIfMissing } from '../api/throw-if-missing.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

interface LoadedProps<Item> {
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  /** Said while it loads. */
  label: string;
  children: (item: Item) => ReactNode;
}

/** The object of a page: a skeleton until it is here, the not-found page when there is none, else what failed. */
export function Loaded<Item>({ result, label, children }: LoadedProps<Item>) {
  const { t } = useTranslation('programme');
  const { currentData, error, refetch } = result;
  const skeleton = <SkeletonRows count={8} label={label} rowHeight={56} />;
  // Waits here for its words too: the head of the page stays, and the focus on it.
  if (currentData !== undefined) return <Suspense fallback={skeleton}>{children(currentData)}</Suspense>;
  throwIfMissing(error);
  if (!error) return skeleton;
  return (
    <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
      {errorText(error)}
    </Alert>
  );
}
