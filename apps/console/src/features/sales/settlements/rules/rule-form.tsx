import type { SettlementRule } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import {
  useCreateSettlementRuleMutation,
  useLazyListSettlementRulesQuery,
  useRemoveSettlementRuleMutation,
  useUpdateSettlementRuleMutation,
} from '#api/queries/sales/settlements.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { RuleConflict, type SettlementRuleValues, toRuleBody, toRulePatch, toRuleValues } from './rule-values.tsx';
import { SettlementRuleFields } from './settlement-rule-fields.tsx';

interface RuleFormProps {
  promoter: { code: string; currency: string };
  rule: SettlementRule | undefined;
  onClose: () => void;
}

/**
 * Creates or changes a deduction. Needs `settlement:write`. A name in use is refused at its field. Agreed settlements
 * do not change, because deductions are calculated when a statement is made.
 */
export function RuleForm({ promoter, rule, onClose }: RuleFormProps) {
  const { t } = useTranslation('settlements');
  const lockReason = useLockReason('settlement:write');
  const canWrite = lockReason === undefined;
  const [create] = useCreateSettlementRuleMutation();
  const [update] = useUpdateSettlementRuleMutation();
  const { code } = promoter;
  const [listRules] = useLazyListSettlementRulesQuery();
  const load = (from: SettlementRule | undefined) => ({
    values: toRuleValues(from, promoter.currency),
    revision: from?.revision ?? 0,
  });
  const { model, asked, leave } = useObjectForm<SettlementRuleValues>({
    ...load(rule),
    place: 'inDrawer',
    create: rule
      ? undefined
      : async (values) => {
          await create({ params: { code }, body: toRuleBody(values) }).unwrap();
          showToast(t('rules.saved'), 'success');
        },
    reload: async () => {
      const { items } = await listRules({ params: { code } }).unwrap();
      return load(items.find(({ settlementRuleId }) => settlementRuleId === rule?.settlementRuleId) ?? rule);
    },
    send: async (changed, revision, whole) => {
      const params = { code, settlementRuleId: rule?.settlementRuleId ?? 0 };
      const saved = await update({ params, body: toRulePatch(changed, whole), revision }).unwrap();
      showToast(t('rules.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: rule?.name ?? t('rules.add') }}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={rule ? t('rules.save') : t('rules.add')}
    >
      <AppForm model={model}>
        <SettlementRuleFields isLocked={!canWrite} promoterCode={code} />
      </AppForm>
      <RuleConflict asked={asked} />
      {rule && <DeleteRule code={code} onDeleted={leave} reason={lockReason} rule={rule} />}
    </ObjectDrawer>
  );
}

interface DeleteRuleProps {
  code: string;
  rule: SettlementRule;
  reason: string | undefined;
  onDeleted: () => void;
}

/** Deletes a deduction. Needs `settlement:write`. One changed meanwhile by somebody else is refused (STALE). */
function DeleteRule({ code, rule, reason, onDeleted }: DeleteRuleProps) {
  const { t } = useTranslation('settlements');
  const [remove] = useRemoveSettlementRuleMutation();
  const { settlementRuleId, revision } = rule;
  return (
    <DeleteSection
      done={t('rules.deleted')}
      onDelete={() => remove({ params: { code, settlementRuleId }, revision }).unwrap()}
      onDeleted={onDeleted}
      reason={reason}
      request={{
        title: t('rules.deleteTitle', { name: rule.name }),
        body: t('rules.deleteText'),
        confirmLabel: t('rules.delete'),
      }}
    />
  );
}
