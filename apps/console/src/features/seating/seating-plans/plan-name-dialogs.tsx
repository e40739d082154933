import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LIMITS } from '@parterre/contract/choices/limits';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useCreateBlankPlanMutation,
  useLazyGetSeatingPlanQuery,
  useUpdateSeatingPlanMutation,
} from '#api/queries/seating/seating-plans.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import type { AppFormModel } from '#forms/object/use-app-form.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { showToast } from '#ui/notices/notices.tsx';

/** Only a name is required to start drawing. */
export function NewPlanDialog({ venueId, onClose }: { venueId: number; onClose: () => void }) {
  const { t } = useTranslation('plan-editor');
  const navigate = useNavigate();
  const [create] = useCreateBlankPlanMutation();
  const { model } = useObjectForm({
    values: { name: '' },
    place: 'inPage',
    create: async ({ name }) => {
      const { planId } = await create({ params: { venueId }, body: { name } }).unwrap();
      return () => void navigate(paths.planEdit(venueId, planId));
    },
  });
  const words = { title: t('begin.title'), name: t('begin.name'), cancel: t('begin.cancel'), save: t('begin.confirm') };
  return <NameDialog canSave model={model} onClose={onClose} words={words} />;
}

interface RenamePlanDialogProps {
  plan: { id: number; name: string; revision: number };
  onClose: () => void;
}

/** Renames a plan. Needs `plan:write`. A name that another plan of the venue has is refused at its field. */
export function RenamePlanDialog({ plan, onClose }: RenamePlanDialogProps) {
  const { t } = useTranslation('seating-plans');
  const [update] = useUpdateSeatingPlanMutation();
  const [getPlan] = useLazyGetSeatingPlanQuery();
  const params = { id: plan.id };
  const load = ({ name, revision }: Pick<typeof plan, 'name' | 'revision'>) => ({ values: { name }, revision });
  const { model, asked } = useObjectForm({
    ...load(plan),
    place: 'inPage',
    reload: async () => load(await getPlan({ params }).unwrap()),
    send: async (_changed, revision, { name }) => {
      const saved = await update({ params, body: { name }, revision }).unwrap();
      showToast(t('saved'));
      return saved.revision;
    },
    onLeave: onClose,
  });
  const canSave = model.form.formState.isDirty && !model.isGone;
  const words = {
    title: t('rename.title'),
    name: t('rename.name'),
    cancel: t('rename.cancel'),
    save: t('rename.save'),
  };
  return (
    <NameDialog canSave={canSave} model={model} onClose={onClose} words={words}>
      <FormConflict asked={asked} label={() => t('rename.name')} write={({ name }) => name} />
    </NameDialog>
  );
}

interface NameDialogProps {
  model: AppFormModel<{ name: string }>;
  words: { title: string; name: string; cancel: string; save: string };
  canSave: boolean;
  onClose: () => void;
  children?: ReactNode;
}

function NameDialog({ model, words, canSave, onClose, children }: NameDialogProps) {
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onClose} open>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <AppForm model={model}>
          <TextField
            input={{ autoComplete: 'off', autoFocus: true }}
            label={words.name}
            name="name"
            rules={PLAN_NAME_RULES}
          />
        </AppForm>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {words.cancel}
        </Button>
        <Button
          color="primary"
          disabled={!canSave}
          form={model.formId}
          loading={model.form.formState.isSubmitting}
          type="submit"
          variant="contained"
        >
          {words.save}
        </Button>
      </DialogActions>
      {children}
    </Dialog>
  );
}

/** The same rules as the server's. */
export const PLAN_NAME_RULES = [required, maxLength(LIMITS.seatingPlan.name)];
