import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AppFormModel } from '../../../forms/use-app-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { SaveBar } from '../../../ui/save-bar.tsx';

interface CreateBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  saveLabel: string;
  onCancel: () => void;
}

/** The foot of a drawer that makes something new; without the permission it says so. */
export function CreateBar<V extends FieldValues>({ model, saveLabel, onCancel }: CreateBarProps<V>) {
  const { t } = useTranslation('offer-codes');
  const canWrite = useCan('offer:write');
  return (
    <SaveBar
      actions={
        <>
          <Button onClick={onCancel} variant="outlined">
            {t('new.cancel')}
          </Button>
          <Button
            color="primary"
            disabled={!canWrite}
            form={model.formId}
            loading={model.form.formState.isSubmitting}
            type="submit"
            variant="contained"
          >
            {saveLabel}
          </Button>
        </>
      }
      summary={!canWrite && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('notAllowed')}</Box>}
    />
  );
}
