import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { AppFormModel } from './use-app-form.ts';

/** The form element of a model: one column of fields; Enter submits. */
export function AppForm<V extends FieldValues>({ model, children }: { model: AppFormModel<V>; children: ReactNode }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void model.submit();
  };
  return (
    <FormProvider {...model.form}>
      <Box component="form" id={model.formId} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1.5 }}>
        {model.failure !== undefined && (
          <Alert ref={bringIntoSight} severity="error">
            {model.failure}
          </Alert>
        )}
        {children}
      </Box>
    </FormProvider>
  );
}

/** The note is at the top of the form, and the button may be far below. */
function bringIntoSight(note: HTMLElement | null): void {
  note?.scrollIntoView?.({ block: 'center' });
}
