import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

interface EditDrawerProps<Item> {
  /** Names the object: another one starts another form. */
  id: string | number;
  /** Said until the object is here and gives the drawer its heading. */
  title: string;
  /** null: there is none of this id. */
  result: { currentData?: Item | null | undefined; error?: unknown; refetch: () => unknown };
  /** Said while it loads. */
  label: string;
  onClose: () => void;
  /** The form in its own `ObjectDrawer`; `onReload` starts it anew with what the server has. */
  children: (item: Item, onReload: () => void) => ReactNode;
}

/** The place of a drawer whose object is read first: skeleton, what failed, then the form. */
export function EditDrawer<Item>({ id, title, result, label, onClose, children }: EditDrawerProps<Item>) {
  const { t } = useTranslation('kit');
  const [edition, setEdition] = useState(0);
  const { currentData, error, refetch } = result;
  if (currentData !== undefined && currentData !== null)
    return <Fragment key={`${id}-${edition}`}>{children(currentData, () => setEdition((last) => last + 1))}</Fragment>;
  return (
    <AppDrawer heading={{ title }} onClose={onClose} open>
      {currentData === null ? (
        t('errors:NOT_FOUND')
      ) : error ? (
        <Alert action={<Button onClick={() => void refetch()}>{t('tables.retry')}</Button>} severity="error">
          {errorText(error)}
        </Alert>
      ) : (
        <SkeletonRows count={5} label={label} rowHeight={56} />
      )}
    </AppDrawer>
  );
}
