import * as calls from '@parterre/contract/calls/price-groups';
import { injectCalls } from '#api/api.ts';

export const {
  useListPriceGroupsQuery,
  useLazyGetPriceGroupQuery,
  useCreatePriceGroupMutation,
  useUpdatePriceGroupMutation,
  useRemovePriceGroupMutation,
  useDuplicatePriceGroupMutation,
  useCopyPriceGroupsMutation,
} = injectCalls(calls);
