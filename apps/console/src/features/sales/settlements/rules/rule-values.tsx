import type { SettlementRuleKind } from '@parterre/contract/choices/settlement-choices';
import { toBasisPoints, toPercent } from '@parterre/contract/money/basis-points';
import type { SettlementRule } from '@parterre/contract/settlements';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { formatRate } from '#i18n/format-number.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';

/** The form values of a rule; the share is in percent. */
export interface SettlementRuleValues {
  name: string;
  kind: SettlementRuleKind;
  percent: number | null;
  amountMinor: number | null;
  currency: string;
  /** '' means all shows. */
  showCode: string;
  isActive: boolean;
}

/** Returns the rule's values; without a rule, those of a new one. */
export const toRuleValues = (rule: SettlementRule | undefined, currency: string): SettlementRuleValues => ({
  name: rule?.name ?? '',
  kind: rule?.kind ?? 'share-of-gross',
  percent: rule ? toPercent(rule.basisPoints) : 10,
  amountMinor: rule?.amountMinor ?? 0,
  currency: rule?.currency ?? currency,
  showCode: rule?.showCode ?? '',
  isActive: rule?.isActive ?? true,
});

/** Returns the changed values of a rule; its kind and value are sent together. */
export function toRulePatch(changed: Partial<SettlementRuleValues>, whole: SettlementRuleValues) {
  const { kind, percent, amountMinor, showCode, ...rest } = changed;
  const body = toRuleBody(whole);
  const takesOff = kind !== undefined || percent !== undefined || amountMinor !== undefined;
  return {
    ...rest,
    ...(takesOff ? { kind: body.kind, basisPoints: body.basisPoints, amountMinor: body.amountMinor } : {}),
    ...(showCode === undefined ? {} : { showCode: body.showCode }),
  };
}

/** A rule has either a share or an amount. */
export function toRuleBody({ percent, amountMinor, showCode, kind, ...rest }: SettlementRuleValues) {
  const isShare = kind === 'share-of-gross';
  return {
    ...rest,
    kind,
    basisPoints: isShare ? toBasisPoints(percent) : 0,
    amountMinor: isShare ? 0 : (amountMinor ?? 0),
    showCode: showCode || null,
  };
}

export function RuleConflict({ asked }: { asked: AskedConflict<SettlementRuleValues> | null }) {
  const { t, i18n } = useTranslation('settlements');
  const write = (values: SettlementRuleValues, field: keyof SettlementRuleValues) => {
    switch (field) {
      case 'kind':
        return t(`rules.kinds.${values.kind}`);
      case 'percent':
        return formatRate(toBasisPoints(values.percent), i18n.language);
      case 'amountMinor':
        return formatMoney(values.amountMinor ?? 0, values.currency, i18n.language);
      case 'showCode':
        return values.showCode ? <ShowName showCode={values.showCode} /> : t('allEvents');
      default:
        return values[field];
    }
  };
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`rules.${field === 'showCode' ? 'show' : field === 'amountMinor' ? 'amount' : field}`)}
      write={write}
    />
  );
}

function ShowName({ showCode }: { showCode: string }) {
  const { i18n } = useTranslation();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  return show ? chooseText(show.name, i18n.language, show.defaultCulture) : showCode;
}
