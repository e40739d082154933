import Alert from '@mui/material/Alert';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { CreateBar, FormSaveBar } from './form-save-bar.tsx';
import type { AppFormModel } from './use-app-form.ts';

interface ObjectDrawerProps<V extends FieldValues> {
  heading: DrawerHeading;
  model: AppFormModel<V>;
  /** `always` suits a new object or a risky action; `changed` shows the bar after the first input. */
  bar: 'always' | 'changed';
  /** A verb with its object: 'Save ticket'. */
  saveLabel: string;
  /** Why the form is read-only; undefined if it is not. */
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
  /** The form reads its values only once, so another id remounts it. */
  id: string | number;
  /** The heading until the object has loaded. */
  title: string;
  /** Null data mean that the object does not exist. */
  result: { currentData?: Item | null | undefined; error?: unknown; refetch: () => unknown };
  /** The loading text for screen readers, which cannot see the skeleton. */
  label: string;
  /** Shown if the object does not exist; defaults to "not found". */
  missing?: string;
  onClose: () => void;
  /** Called only after the object has loaded, so that the form starts from stored values. */
  children: (item: Item) => ReactNode;
}

/** A drawer that loads its object first: shows a skeleton, then an error with a retry, or the form. */
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
      ) : (
        <LoadedPart label={label} result={{ error, refetch }} rows={5}>
          {() => null}
        </LoadedPart>
      )}
    </AppDrawer>
  );
}
