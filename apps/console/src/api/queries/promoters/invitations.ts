import * as calls from '@parterre/contract/calls/invitations';
import { injectCalls } from '#api/api.ts';

export const {
  useListInvitationsQuery,
  useCreateInvitationMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} = injectCalls(calls);
