import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { countFieldErrors } from '../../../forms/count-field-errors.ts';
import { ErrorCount } from '../../../forms/error-count.tsx';
import type { AppFormModel } from '../../../forms/use-app-form.ts';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import type { MoveValues } from './move-values.ts';

interface MoveBarProps {
  model: AppFormModel<MoveValues>;
  /** Why the event cannot be moved as it stands. */
  reason: string | undefined;
  onCancel: () => void;
}

/** Stands under the form from the start: a move is done on purpose, not saved by the way. */
export function MoveBar({ model, reason, onCancel }: MoveBarProps) {
  const { t } = useTranslation('shows');
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onCancel} variant="outlined">
            {t('move.cancel')}
          </Button>
          <ReasonedButton
            color="primary"
            form={model.formId}
            loading={isSubmitting}
            reason={reason}
            type="submit"
            variant="contained"
          >
            {t('actions.move')}
          </ReasonedButton>
        </>
      }
      summary={wrong > 0 ? <ErrorCount count={wrong} formId={model.formId} /> : ''}
    />
  );
}
