import * as endpoints from '@parterre/contract/settlements';
import { bind } from '../../bind.ts';
import { agreeSettlement } from './agree.ts';
import { createSettlementRule } from './create-rule.ts';
import { listSettlements } from './list.ts';
import { previewSettlement } from './preview.ts';
import { listSettlementRules } from './read-rules.ts';
import { exportSettlement, getSettlement, printSettlement } from './read-settlement.ts';
import { removeSettlementRule } from './remove-rules.ts';
import { updateSettlementRule } from './update-rule.ts';

export const settlementRoutes = [
  bind(endpoints.previewSettlement, previewSettlement),
  bind(endpoints.listSettlements, listSettlements),
  bind(endpoints.getSettlement, getSettlement, {
    [endpoints.PDF]: printSettlement,
    [endpoints.EXCEL]: exportSettlement,
  }),
  bind(endpoints.agreeSettlement, agreeSettlement),
  bind(endpoints.listSettlementRules, listSettlementRules),
  bind(endpoints.createSettlementRule, createSettlementRule),
  bind(endpoints.updateSettlementRule, updateSettlementRule),
  bind(endpoints.removeSettlementRule, removeSettlementRule),
];
