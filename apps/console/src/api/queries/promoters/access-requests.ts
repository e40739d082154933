import * as calls from '@parterre/contract/calls/access-requests';
import { injectCalls } from '#api/api.ts';

export const {
  useListAccessRequestsQuery,
  useCreateAccessRequestMutation,
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
} = injectCalls(calls);
