import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveBar as BarFrame } from '#ui/save-bar.tsx';
import { countFieldErrors } from './count-field-errors.ts';
import { ErrorCount } from './error-count.tsx';
import type { AppFormModel } from './use-app-form.ts';

export interface SaveBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  /** A verb and its object: 'Save ticket'. */
  saveLabel: string;
  /** What changed, in words; default 'Unsaved changes'. */
  summary?: string;
}

/** Appears when something changed: what is wrong or changed, Discard, and the one filled button. */
export function SaveBar<V extends FieldValues>({ model, saveLabel, summary }: SaveBarProps<V>) {
  const { t } = useTranslation('kit');
  const { isDirty, isSubmitting, errors } = model.form.formState;
  const count = countFieldErrors(errors);
  if (!isDirty && !isSubmitting && count === 0) return null;
  return (
    <BarFrame
      actions={
        <>
          <Button disabled={isSubmitting} onClick={model.discard} variant="outlined">
            {t('forms.discard')}
          </Button>
          <Button color="primary" form={model.formId} loading={isSubmitting} type="submit" variant="contained">
            {saveLabel}
          </Button>
        </>
      }
      summary={count > 0 ? <ErrorCount count={count} formId={model.formId} /> : <b>{summary ?? t('forms.unsaved')}</b>}
    />
  );
}
