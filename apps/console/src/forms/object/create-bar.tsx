import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { SaveBar as BarFrame } from '#ui/save-bar.tsx';
import { countFieldErrors } from './count-field-errors.ts';
import { ErrorCount } from './error-count.tsx';
import type { AppFormModel } from './use-app-form.ts';

interface CreateBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  /** A verb and its object: 'Create tour'. */
  saveLabel: string;
  /** Why it may not be done; undefined: it may. */
  reason: string | undefined;
  onCancel: () => void;
}

/** Stands from the start under a form that makes something new, or does what is not undone by the way. */
export function CreateBar<V extends FieldValues>({ model, saveLabel, reason, onCancel }: CreateBarProps<V>) {
  const { t } = useTranslation('kit');
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  return (
    <BarFrame
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onCancel} variant="outlined">
            {t('forms.cancel')}
          </Button>
          <ReasonedButton
            color="primary"
            form={model.formId}
            loading={isSubmitting}
            reason={reason}
            type="submit"
            variant="contained"
          >
            {saveLabel}
          </ReasonedButton>
        </>
      }
      summary={wrong > 0 ? <ErrorCount count={wrong} formId={model.formId} /> : reason && renderReason()}
    />
  );

  function renderReason() {
    return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{reason}</Box>;
  }
}
