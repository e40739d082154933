import { LIMITS } from '@parterre/contract/choices/limits';
import { SETTLEMENT_RULE_KINDS } from '@parterre/contract/choices/settlement-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { MoneyField } from '#forms/fields/money-field.tsx';
import { DecimalField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { type FieldProps, FormFields, useField } from '#forms/fields/use-field.tsx';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { EventSearch } from '#programme/pickers/event-search.tsx';
import type { SettlementRuleValues } from './rule-values.tsx';

export function SettlementRuleFields({ isLocked, promoterCode }: { isLocked: boolean; promoterCode: string }) {
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
        <DecimalField
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
      <EventField disabled={isLocked} label={t('rules.show')} name="showCode" promoterCode={promoterCode} />
      <SwitchField disabled={isLocked} help={t('rules.activeHelp')} label={t('rules.isActive')} name="isActive" />
    </FormFields>
  );
}

/** Holds the code of a show of the promoter, or '' for all. */
function EventField({ promoterCode, ...props }: FieldProps & { promoterCode: string }) {
  const { t, i18n } = useTranslation('settlements');
  const field = useField(props);
  const showCode = typeof field.value === 'string' ? field.value : '';
  const { currentData: show } = useGetShowQuery({ params: { showCode } }, { skip: !showCode });
  const name = show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
  return (
    <FieldFrame field={field}>
      <EventSearch
        field={field}
        onChoose={(chosen) => field.change(chosen ?? '')}
        placeholder={t('allEvents')}
        promoterCode={promoterCode}
        value={name || null}
      />
    </FieldFrame>
  );
}
