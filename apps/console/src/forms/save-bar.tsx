import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../dates/look.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { SaveBar as BarFrame } from '../ui/save-bar.tsx';
import { countFieldErrors } from './count-field-errors.ts';
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
      summary={
        <Box component="b" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {count > 0 ? <ErrorCount count={count} formId={model.formId} /> : (summary ?? t('forms.unsaved'))}
        </Box>
      }
    />
  );
}

function ErrorCount({ count, formId }: { count: number; formId: string }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <Box component="span" sx={{ color: LOOK.bad, display: 'inline-flex' }}>
        <WarningIcon />
      </Box>
      {t('forms.toCorrect', { count })}
      <Link
        component="button"
        onClick={() => focusFirstError(formId)}
        sx={{ font: 'inherit' }}
        type="button"
        underline="hover"
      >
        {t('forms.goToFirst')}
      </Link>
    </>
  );
}

function focusFirstError(formId: string) {
  const field = document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
  field?.scrollIntoView?.({ block: 'center' });
  field?.focus();
}
