import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countFieldErrors } from '../../../forms/count-field-errors.ts';
import type { AppFormModel } from '../../../forms/use-app-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { SaveBar } from '../../../ui/save-bar.tsx';
import type { TicketValues } from './ticket-values.ts';

interface CreateTicketBarProps {
  model: AppFormModel<TicketValues>;
  onClose: () => void;
}

export function CreateTicketBar({ model, onClose }: CreateTicketBarProps) {
  const { t } = useTranslation('prices');
  const kind = useWatch({ control: model.form.control, name: 'kind' });
  const permission = kind === 'comp' ? 'comp:create' : 'price:write';
  const canWrite = useCan(permission);
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  const reason = canWrite ? '' : t('page.notAllowed', { permission });
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} onClick={onClose} variant="outlined">
            {t('kit:forms.discard')}
          </Button>
          <Button
            color="primary"
            disabled={!canWrite}
            form={model.formId}
            loading={isSubmitting}
            type="submit"
            variant="contained"
          >
            {t('form.create')}
          </Button>
        </>
      }
      summary={wrong > 0 ? t('kit:forms.toCorrect', { count: wrong }) : reason}
    />
  );
}
