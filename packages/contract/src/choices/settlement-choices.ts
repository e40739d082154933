export const SETTLEMENT_RULE_KINDS = ['share-of-gross', 'per-ticket', 'fixed'] as const;
export type SettlementRuleKind = (typeof SETTLEMENT_RULE_KINDS)[number];

/** `correction` adjusts sales counted in earlier statements; `apart` lines are shown but not part of the sum. */
export const SETTLEMENT_SECTIONS = ['sales', 'correction', 'deduction', 'apart'] as const;
export type SettlementSection = (typeof SETTLEMENT_SECTIONS)[number];

export const SETTLEMENT_LINE_KINDS = [
  'gross',
  'cancelled',
  'discount',
  'fee',
  'postage',
  'cancel-fee',
  'waiver',
  'deduction',
  'tax',
  'payment',
  'refund',
  'outstanding',
  'refund-due',
] as const;
export type SettlementLineKind = (typeof SETTLEMENT_LINE_KINDS)[number];
