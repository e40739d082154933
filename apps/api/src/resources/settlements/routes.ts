import type { AnyVerb } from '../../verb.ts';
import { agreeSettlement } from './agree.ts';
import { removeSettlementRule, updateSettlementRule } from './change-rule.ts';
import { createSettlementRule } from './create-rule.ts';
import { listSettlements } from './list.ts';
import { previewSettlement } from './preview.ts';
import { listSettlementRules } from './read-rules.ts';
import { getSettlement } from './read-settlement.ts';

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
