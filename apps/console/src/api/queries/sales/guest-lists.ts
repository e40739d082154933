import * as calls from '@parterre/contract/calls/guest-lists';
import { injectCalls } from '#api/api.ts';

export const {
  useListGuestListsQuery,
  useListShowGuestListsQuery,
  useGetGuestListQuery,
  useLazyGetGuestListQuery,
  useListGuestsQuery,
  useLazyListGuestsQuery,
  useCreateGuestListMutation,
  useUpdateGuestListMutation,
  useRemoveGuestListMutation,
  useAddGuestMutation,
  useUpdateGuestMutation,
  useRemoveGuestMutation,
  usePreviewGuestsMutation,
  useImportGuestsMutation,
  useApproveGuestsMutation,
  useDeclineGuestsMutation,
  useIssueGuestsMutation,
  useWithdrawGuestsMutation,
} = injectCalls(calls);
