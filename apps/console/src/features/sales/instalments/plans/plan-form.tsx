import Alert from '@mui/material/Alert';
import type { InstalmentPlan } from '@parterre/contract/instalments';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import {
  useCreateInstalmentPlanMutation,
  useLazyListInstalmentPlansQuery,
  useRemoveInstalmentPlanMutation,
  useUpdateInstalmentPlanMutation,
} from '#api/queries/sales/instalments.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useLockReason } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PlanConflict, type PlanValues, toPlanBody, toPlanPatch, toPlanValues } from './plan-values.tsx';

interface PlanFormProps {
  plan: InstalmentPlan | undefined;
  show: Show;
  onClose: () => void;
}

/**
 * Creates or changes an instalment plan. Needs `instalment:write`. The terms of a plan that orders use cannot change
 * (IN_USE), because their buyers agreed to them.
 */
export function PlanForm({ plan, show, onClose }: PlanFormProps) {
  const { t, i18n } = useTranslation('instalments');
  const cultures = useTextCultures(show);
  const lockReason = useLockReason('instalment:write');
  const canWrite = lockReason === undefined;
  const [create] = useCreateInstalmentPlanMutation();
  const [update] = useUpdateInstalmentPlanMutation();
  const params = { showCode: show.showCode };
  const isUsed = (plan?.orders ?? 0) > 0;
  const [listPlans] = useLazyListInstalmentPlansQuery();
  const load = (from: InstalmentPlan | undefined) => ({
    values: toPlanValues(from, cultures),
    revision: from?.revision ?? 0,
  });
  const tell = ({ isOffered, endsAfterEvent }: InstalmentPlan) => {
    if (isOffered && endsAfterEvent) showToast(t('plans.savedTooLate'), 'warning');
    else showToast(t('plans.saved'), 'success');
  };
  const { model, asked, leave } = useObjectForm<PlanValues>({
    ...load(plan),
    place: 'inDrawer',
    create: plan ? undefined : async (values) => tell(await create({ params, body: toPlanBody(values) }).unwrap()),
    reload: async () => {
      const { items } = await listPlans({ params }).unwrap();
      return load(items.find(({ instalmentPlanId }) => instalmentPlanId === plan?.instalmentPlanId) ?? plan);
    },
    send: async (changed, revision) => {
      const instalmentPlanId = plan?.instalmentPlanId ?? 0;
      const body = toPlanPatch(changed);
      const saved = await update({ params: { ...params, instalmentPlanId }, body, revision }).unwrap();
      tell(saved);
      return saved.revision;
    },
    onLeave: onClose,
  });
  const name = plan && chooseText(plan.name, i18n.language, show.defaultCulture);
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: name ?? t('plans.add'), facts: chooseText(show.name, i18n.language, show.defaultCulture) }}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={plan ? t('plans.save') : t('plans.add')}
    >
      <AppForm model={model}>
        {isUsed && <Alert severity="info">{t('plans.used', { count: plan?.orders })}</Alert>}
        <PlanFields
          culture={show.defaultCulture}
          cultures={cultures}
          currency={show.currency}
          isLocked={!canWrite}
          isUsed={isUsed}
        />
      </AppForm>
      <PlanConflict asked={asked} currency={show.currency} />
      {plan && !isUsed && <DeletePlan onDeleted={leave} plan={plan} reason={lockReason} showCode={show.showCode} />}
    </ObjectDrawer>
  );
}

interface DeletePlanProps {
  plan: InstalmentPlan;
  showCode: string;
  reason: string | undefined;
  onDeleted: () => void;
}

/** Shown only for a plan that no order uses. */
function DeletePlan({ plan, showCode, reason, onDeleted }: DeletePlanProps) {
  const { t } = useTranslation('instalments');
  const [remove] = useRemoveInstalmentPlanMutation();
  const { instalmentPlanId, revision } = plan;
  return (
    <DeleteSection
      done={t('plans.deleted')}
      onDelete={() => remove({ params: { showCode, instalmentPlanId }, revision }).unwrap()}
      onDeleted={onDeleted}
      reason={reason}
      request={{ title: t('plans.deleteTitle'), body: t('plans.deleteText'), confirmLabel: t('plans.delete') }}
    />
  );
}
