import * as calls from '@parterre/contract/calls/access-requests';
import { injectCalls } from '#api/api.ts';

export const {
  useListAccessRequestsQuery,
  useListOwnAccessRequestsQuery,
  useCreateAccessRequestMutation,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
} = injectCalls(calls);
