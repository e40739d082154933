import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { AppForm } from './app-form.tsx';
import { SaveBar } from './save-bar.tsx';
import type { AppFormModel } from './use-app-form.ts';

interface ObjectDrawerProps<V extends FieldValues> {
  heading: DrawerHeading;
  model: AppFormModel<V>;
  saveLabel: string;
  /** Why the reader may only look. */
  lockReason?: string | undefined;
  onClose: () => void;
  /** What follows the form: its conflict dialog, what else can be done with the object. */
  after: ReactNode;
  children: ReactNode;
}

/** The form of something stored, in a drawer, with its save bar. */
export function ObjectDrawer<V extends FieldValues>(props: ObjectDrawerProps<V>) {
  const { heading, model, saveLabel, lockReason, onClose, after, children } = props;
  return (
    <AppDrawer footer={<SaveBar model={model} saveLabel={saveLabel} />} heading={heading} onClose={onClose} open>
      {lockReason && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {lockReason}
        </Alert>
      )}
      <AppForm model={model}>{children}</AppForm>
      {after}
    </AppDrawer>
  );
}
