import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import { SETTLEMENT_RULE_KINDS } from '@parterre/contract/choices/settlement-choices';
import type { SettlementRule } from '@parterre/contract/settlements';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import {
  useCreateSettlementRuleMutation,
  useLazyListSettlementRulesQuery,
  useRemoveSettlementRuleMutation,
  useUpdateSettlementRuleMutation,
} from '#api/queries/sales/settlements.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { EventField } from '#programme/pickers/event-search.tsx';
import { useCan } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { RuleConflict, type SettlementRuleValues, toRuleBody, toRulePatch, toRuleValues } from './rule-values.tsx';

interface RuleFormProps {
  promoter: { code: string; currency: string };
  /** The form makes a new one when this is undefined. */
  rule: SettlementRule | undefined;
  onClose: () => void;
}

export function RuleForm({ promoter, rule, onClose }: RuleFormProps) {
  const { t } = useTranslation('settlements');
  const canWrite = useCan('settlement:write');
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
      reason={canWrite ? undefined : t('kit:notAllowed', { permission: 'settlement:write' })}
      saveLabel={rule ? t('rules.save') : t('rules.add')}
    >
      <AppForm model={model}>
        <RuleFields isLocked={!canWrite} promoterCode={code} />
      </AppForm>
      <RuleConflict asked={asked} />
      {rule && canWrite && <DeleteRule code={code} onDeleted={onClose} rule={rule} />}
    </ObjectDrawer>
  );
}

function RuleFields({ isLocked, promoterCode }: { isLocked: boolean; promoterCode: string }) {
  const { t } = useTranslation('settlements');
  const kind: SettlementRuleValues['kind'] = useWatch({ name: 'kind' });
  const currency: string = useWatch({ name: 'currency' });
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        help={t('rules.nameHelp')}
        label={t('rules.name')}
        name="name"
        rules={[required, maxLength(LIMITS.settlementRule.name)]}
      />
      <SelectField
        help={t(`rules.help.${kind}`)}
        label={t('rules.kind')}
        name="kind"
        options={SETTLEMENT_RULE_KINDS.map((value) => ({ value, label: t(`rules.kinds.${value}`) }))}
      />
      {kind === 'share-of-gross' ? (
        <NumberField
          decimals={2}
          label={t('rules.percent')}
          name="percent"
          rules={[required, min(0), max(LIMITS.rate.percent)]}
          unit="%"
        />
      ) : (
        <MoneyField currency={currency} label={t('rules.amount')} name="amountMinor" rules={[required, min(0)]} />
      )}
      <TextField help={t('rules.currencyHelp')} label={t('rules.currency')} name="currency" rules={[required]} />
      <EventField
        disabled={isLocked}
        label={t('rules.show')}
        name="showCode"
        placeholder={t('allEvents')}
        promoterCode={promoterCode}
      />
      <SwitchField disabled={isLocked} help={t('rules.activeHelp')} label={t('rules.isActive')} name="isActive" />
    </FormFields>
  );
}

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
