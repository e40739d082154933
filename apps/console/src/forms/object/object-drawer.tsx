import Alert from '@mui/material/Alert';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { CreateBar, FormSaveBar } from './form-save-bar.tsx';
import type { AppFormModel } from './use-app-form.ts';

interface ObjectDrawerProps<V extends FieldValues> {
  heading: DrawerHeading;
  model: AppFormModel<V>;
  /** `always`: of something new, or that is done with care. `changed`: appears when something was typed. */
  bar: 'always' | 'changed';
  /** A verb and its object: 'Save ticket'. */
  saveLabel: string;
  /** Why the reader may only look. */
  reason?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function ObjectDrawer<V extends FieldValues>(props: ObjectDrawerProps<V>) {
  const { heading, model, bar, saveLabel, reason, onClose, children } = props;
  return (
    <AppDrawer
      footer={
        bar === 'changed' ? (
          <FormSaveBar model={model} saveLabel={saveLabel} />
        ) : (
          <CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={saveLabel} />
        )
      }
      heading={heading}
      onClose={onClose}
      open
    >
      {bar === 'changed' && reason && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {reason}
        </Alert>
      )}
      {children}
    </AppDrawer>
  );
}

interface EditDrawerProps<Item> {
  /** The form reads its values once, so another object has to start another form. */
  id: string | number;
  /** Said until the object is here and gives the drawer its heading. */
  title: string;
  /** The server has no object of this id when the data are null. */
  result: { currentData?: Item | null | undefined; error?: unknown; refetch: () => unknown };
  /** For screen readers, to whom a skeleton says nothing. */
  label: string;
  /** Said where there is none; default that it was not found. */
  missing?: string;
  onClose: () => void;
  /** Called once the object is here, so that the form starts from stored values. */
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
