import {
  agreeSettlement,
  createSettlementRule,
  getSettlement,
  listSettlementRules,
  listSettlements,
  previewSettlement,
  removeSettlementRule,
  updateSettlementRule,
} from '@parterre/contract/calls/settlements';
import { api, mutation, query } from '../api.ts';

export const {
  usePreviewSettlementQuery,
  useListSettlementsQuery,
  useGetSettlementQuery,
  useAgreeSettlementMutation,
  useListSettlementRulesQuery,
  useLazyListSettlementRulesQuery,
  useCreateSettlementRuleMutation,
  useUpdateSettlementRuleMutation,
  useRemoveSettlementRuleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    previewSettlement: query(build, previewSettlement),
    listSettlements: query(build, listSettlements),
    getSettlement: query(build, getSettlement),
    agreeSettlement: mutation(build, agreeSettlement),
    listSettlementRules: query(build, listSettlementRules),
    createSettlementRule: mutation(build, createSettlementRule),
    updateSettlementRule: mutation(build, updateSettlementRule),
    removeSettlementRule: mutation(build, removeSettlementRule),
  }),
});
