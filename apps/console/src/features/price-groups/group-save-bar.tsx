import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveBar as FormSaveBar } from '../../forms/save-bar.tsx';
import type { AppFormModel } from '../../forms/use-app-form.ts';
import { useCan } from '../../session/use-features.ts';
import { SaveBar } from '../../ui/save-bar.tsx';

interface GroupSaveBarProps<V extends FieldValues> {
  model: AppFormModel<V>;
  isNew: boolean;
  onClose: () => void;
}

/** For a new group from the start, for an existing one when its name changed. */
export function GroupSaveBar<V extends FieldValues>({ model, isNew, onClose }: GroupSaveBarProps<V>) {
  const { t } = useTranslation('price-groups');
  const canWrite = useCan('price:write');
  const { isSubmitting } = model.form.formState;
  if (!isNew) return <FormSaveBar model={model} saveLabel={t('save')} />;
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
            {t('create')}
          </Button>
        </>
      }
      summary={canWrite ? '' : t('notAllowed', { permission: 'price:write' })}
    />
  );
}
