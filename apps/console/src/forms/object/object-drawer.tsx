import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { CreateBar } from './create-bar.tsx';
import { SaveBar } from './save-bar.tsx';
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
  /** The form, what stands around it, and its conflict dialog. */
  children: ReactNode;
}

/** The drawer of an object's form, with the bar that saves it. */
export function ObjectDrawer<V extends FieldValues>(props: ObjectDrawerProps<V>) {
  const { heading, model, bar, saveLabel, reason, onClose, children } = props;
  return (
    <AppDrawer
      footer={
        bar === 'changed' ? (
          <SaveBar model={model} saveLabel={saveLabel} />
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
