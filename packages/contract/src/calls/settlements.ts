// Generated from ../settlements.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../settlements.ts';

export const agreeSettlement = /* @__PURE__ */ call<typeof contract.agreeSettlement>({"id":"agreeSettlement","base":"reporting","method":"POST","path":"/settlements","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["settlement","history"]});
export const createSettlementRule = /* @__PURE__ */ call<typeof contract.createSettlementRule>({"id":"createSettlementRule","base":"reporting","method":"POST","path":"/promoters/{code}/settlement-rules","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["settlement","history"]});
export const getSettlement = /* @__PURE__ */ call<typeof contract.getSettlement>({"id":"getSettlement","base":"reporting","method":"GET","path":"/settlements/{settlementId}","kind":"json","isWrite":false,"isUpload":false,"reads":["settlement"],"stale":[]});
export const listSettlementRules = /* @__PURE__ */ call<typeof contract.listSettlementRules>({"id":"listSettlementRules","base":"reporting","method":"GET","path":"/promoters/{code}/settlement-rules","kind":"json","isWrite":false,"isUpload":false,"reads":["settlement"],"stale":[]});
export const listSettlements = /* @__PURE__ */ call<typeof contract.listSettlements>({"id":"listSettlements","base":"reporting","method":"GET","path":"/settlements","kind":"json","isWrite":false,"isUpload":false,"reads":["settlement"],"stale":[]});
export const previewSettlement = /* @__PURE__ */ call<typeof contract.previewSettlement>({"id":"previewSettlement","base":"reporting","method":"GET","path":"/settlements/preview","kind":"json","isWrite":false,"isUpload":false,"reads":["settlement","order"],"stale":[]});
export const removeSettlementRule = /* @__PURE__ */ call<typeof contract.removeSettlementRule>({"id":"removeSettlementRule","base":"reporting","method":"DELETE","path":"/promoters/{code}/settlement-rules/{settlementRuleId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["settlement","history"]});
export const updateSettlementRule = /* @__PURE__ */ call<typeof contract.updateSettlementRule>({"id":"updateSettlementRule","base":"reporting","method":"PATCH","path":"/promoters/{code}/settlement-rules/{settlementRuleId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["settlement","history"]});
