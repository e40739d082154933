import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useUpdateSeatingPlanMutation } from '#api/queries/seating-plans.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { PLAN_NAME_RULES } from './plan-name-rules.ts';

interface RenamePlanDialogProps {
  plan: { id: number; name: string; revision: number };
  onClose: () => void;
}

export function RenamePlanDialog({ plan, onClose }: RenamePlanDialogProps) {
  const { t } = useTranslation('seating-plans');
  const titleId = useId();
  const [update] = useUpdateSeatingPlanMutation();
  const model = useAppForm({
    defaultValues: { name: plan.name },
    describeError: errorText,
    onSubmit: async ({ name }) => {
      await update({ params: { id: plan.id }, body: { name }, revision: plan.revision }).unwrap();
      showToast(t('saved'));
      onClose();
    },
  });
  const { isSubmitting, isDirty } = model.form.formState;
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('rename.title')}</DialogTitle>
      <DialogContent>
        <AppForm model={model}>
          <TextField
            input={{ autoComplete: 'off', autoFocus: true }}
            label={t('rename.name')}
            name="name"
            rules={PLAN_NAME_RULES}
          />
        </AppForm>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {t('rename.cancel')}
        </Button>
        <Button
          color="primary"
          disabled={!isDirty}
          form={model.formId}
          loading={isSubmitting}
          type="submit"
          variant="contained"
        >
          {t('rename.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
