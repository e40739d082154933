import * as calls from '@parterre/contract/calls/holds';
import { injectCalls } from '#api/api.ts';

export const {
  useListHoldsQuery,
  useListDueHoldsQuery,
  useListHoldUsesQuery,
  useCreateHoldMutation,
  useUpdateHoldMutation,
  useRemoveHoldMutation,
  useCreateHoldReleasesMutation,
} = injectCalls(calls);
