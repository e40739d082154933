import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { countFieldErrors } from '../../../forms/count-field-errors.ts';
import { ErrorCount } from '../../../forms/error-count.tsx';
import type { AppFormModel } from '../../../forms/use-app-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { SaveBar } from '../../../ui/save-bar.tsx';
import type { ShowValues } from './show-values.ts';

/** Stands under the form of a new event from the start; nothing is saved yet. */
export function CreateBar({ model }: { model: AppFormModel<ShowValues> }) {
  const { t } = useTranslation('shows');
  const canCreate = useCan('show:write');
  const { isSubmitting, errors } = model.form.formState;
  const wrong = countFieldErrors(errors);
  const reason = canCreate ? '' : t('actions.notAllowed', { permission: 'show:write' });
  return (
    <SaveBar
      actions={
        <>
          <Button disabled={isSubmitting} href={paths.shows()} variant="outlined">
            {t('form.discard')}
          </Button>
          <Button
            color="primary"
            disabled={!canCreate}
            form={model.formId}
            loading={isSubmitting}
            type="submit"
            variant="contained"
          >
            {t('form.create')}
          </Button>
        </>
      }
      summary={wrong > 0 ? <ErrorCount count={wrong} formId={model.formId} /> : reason}
    />
  );
}
