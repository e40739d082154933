import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countFieldErrors } from '../forms/count-field-errors.ts';
import { ErrorCount } from '../forms/error-count.tsx';
import type { AppFormModel } from '../forms/use-app-form.ts';
import { ReasonedButton } from '../ui/reasoned-button.tsx';
import { SaveBar } from '../ui/save-bar.tsx';

interface CreateBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  /** A verb and its object: 'Create tour'. */
  createLabel: string;
  /** Why it may not be created; undefined: it may. */
  reason: string | undefined;
  onCancel: () => void;
}

/** Stands under the form of something new from the start: nothing is saved yet. */
export function CreateBar<V extends FieldValues>({ model, createLabel, reason, onCancel }: CreateBarProps<V>) {
  const { t } = useTranslation('programme');
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onCancel} variant="outlined">
            {t('cancel')}
          </Button>
          <ReasonedButton
            color="primary"
            form={model.formId}
            loading={isSubmitting}
            reason={reason}
            type="submit"
            variant="contained"
          >
            {createLabel}
          </ReasonedButton>
        </>
      }
      summary={wrong > 0 ? <ErrorCount count={wrong} formId={model.formId} /> : ''}
    />
  );
}
