import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/error-text.ts';
import { throwIfMissing } from '../api/throw-if-missing.ts';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

interface LoadedProps<Item> {
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  /** Said while it loads. */
  label: string;
  /** The head of the page until the object gives its own. */
  header: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The object of a page: a skeleton until it is here, the not-found page when there is none, else what failed. */
export function Loaded<Item>({ result, label, header, children }: LoadedProps<Item>) {
  const { t } = useTranslation('programme');
  const { currentData, error, refetch } = result;
  if (currentData !== undefined) return children(currentData);
  throwIfMissing(error);
  return (
    <>
      {header}
      {error ? (
        <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
          {errorText(error)}
        </Alert>
      ) : (
        <SkeletonRows count={8} label={label} rowHeight={56} />
      )}
    </>
  );
}
