import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SettlementRule } from '@parterre/contract/settlements';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import {
  useCreateSettlementRuleMutation,
  useLazyListSettlementRulesQuery,
  useRemoveSettlementRuleMutation,
  useUpdateSettlementRuleMutation,
} from '#api/queries/sales/settlements.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { RuleConflict, type SettlementRuleValues, toRuleBody, toRulePatch, toRuleValues } from './rule-values.tsx';
import { SettlementRuleFields } from './settlement-rule-fields.tsx';

interface RuleFormProps {
  promoter: { code: string; currency: string };
  /** The form makes a new one when this is undefined. */
  rule: SettlementRule | undefined;
  onClose: () => void;
}

/**
 * Makes or changes a deduction. Needs `settlement:write`. A taken name is refused at its field. Settlements that were
 * agreed stay as they are, because a deduction is counted when a statement is made.
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
  const { model, asked } = useObjectForm<SettlementRuleValues>({
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
      {rule && canWrite && <DeleteRule code={code} onDeleted={onClose} rule={rule} />}
    </ObjectDrawer>
  );
}

/** Deletes a deduction as it was seen: one that somebody else changed meanwhile (STALE) stays, and a toast says so. */
function DeleteRule({ code, rule, onDeleted }: { code: string; rule: SettlementRule; onDeleted: () => void }) {
  const { t } = useTranslation('settlements');
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveSettlementRuleMutation();
  const handleConfirm = async () => {
    try {
      const { settlementRuleId, revision } = rule;
      await remove({ params: { code, settlementRuleId }, revision }).unwrap();
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
    showToast(t('rules.deleted'), 'success');
    onDeleted();
  };
  const request = {
    title: t('rules.deleteTitle', { name: rule.name }),
    body: t('rules.deleteText'),
    confirmLabel: t('rules.delete'),
    isDangerous: true,
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('rules.delete')}
      </Button>
      <ConfirmDialog onClose={() => setAsking(false)} onConfirm={handleConfirm} request={isAsking ? request : null} />
    </Box>
  );
}
