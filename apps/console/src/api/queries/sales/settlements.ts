import * as calls from '@parterre/contract/calls/settlements';
import { injectCalls } from '#api/api.ts';

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
} = injectCalls(calls);
