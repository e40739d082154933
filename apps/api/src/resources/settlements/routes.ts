import type { AnyVerb } from '../../verb.ts';
import { agreeSettlement } from './agree.ts';
import { createSettlementRule, removeSettlementRule, updateSettlementRule } from './change-rule.ts';
import { getSettlement, listSettlements } from './list.ts';
import { previewSettlement } from './preview.ts';
import { listSettlementRules } from './read-rules.ts';

export const settlementRoutes: readonly AnyVerb[] = [
  previewSettlement,
  listSettlements,
  getSettlement,
  agreeSettlement,
  listSettlementRules,
  createSettlementRule,
  updateSettlementRule,
  removeSettlementRule,
];
