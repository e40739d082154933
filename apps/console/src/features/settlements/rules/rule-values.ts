import type { SettlementRuleKind } from '@parterre/contract/choices/settlement-choices';
import type { SettlementRule } from '@parterre/contract/settlements';

/** What the form of a rule holds: the share in percent. */
export interface RuleValues {
  name: string;
  kind: SettlementRuleKind;
  percent: number | null;
  amountMinor: number | null;
  currency: string;
  /** '': of all events. */
  showCode: string;
  isActive: boolean;
}

/** Without a rule: of a new one. */
export const toRuleValues = (rule: SettlementRule | undefined, currency: string): RuleValues => ({
  name: rule?.name ?? '',
  kind: rule?.kind ?? 'share-of-gross',
  percent: rule ? rule.basisPoints / 100 : 10,
  amountMinor: rule?.amountMinor ?? 0,
  currency: rule?.currency ?? currency,
  showCode: rule?.showCode ?? '',
  isActive: rule?.isActive ?? true,
});

/** What changed of a rule; its kind and what it takes off are sent together. */
export function toRulePatch(changed: Partial<RuleValues>, whole: RuleValues) {
  const { kind, basisPoints, amountMinor, showCode } = toRuleBody(whole);
  const { kind: _kind, percent, amountMinor: _amount, showCode: _show, ...rest } = changed;
  const takesOff = _kind !== undefined || percent !== undefined || _amount !== undefined;
  return {
    ...rest,
    ...(takesOff ? { kind, basisPoints, amountMinor } : {}),
    ...(_show === undefined ? {} : { showCode }),
  };
}

/** A rule has a share or an amount, never both. */
export function toRuleBody({ percent, amountMinor, showCode, kind, ...rest }: RuleValues) {
  const isShare = kind === 'share-of-gross';
  return {
    ...rest,
    kind,
    basisPoints: isShare ? Math.round((percent ?? 0) * 100) : 0,
    amountMinor: isShare ? 0 : (amountMinor ?? 0),
    showCode: showCode || null,
  };
}
