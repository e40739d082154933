/** The choices of settlements, without schemas, because the console reads them too. */
export const SETTLEMENT_RULE_KINDS = ['share-of-gross', 'per-ticket', 'fixed'] as const;
export type SettlementRuleKind = (typeof SETTLEMENT_RULE_KINDS)[number];

/** Sales of the statement, corrections of what earlier ones counted, deductions, and lines outside of the sum. */
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
