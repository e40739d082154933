import * as calls from '@parterre/contract/calls/shows';
import { injectCalls } from '#api/api.ts';

export const {
  useListShowsQuery,
  useGetShowQuery,
  useLazyGetShowQuery,
  useGetShowOverviewQuery,
  useGetShowReadinessQuery,
  useListShowHistoryQuery,
  useListShowPartnerSitesQuery,
  useCreateShowMutation,
  useUpdateShowMutation,
  useMoveShowMutation,
  useDuplicateShowMutation,
  useRemoveShowMutation,
  useUpdateSeatPickerMutation,
  usePutShowImageMutation,
  useRemoveShowImageMutation,
} = injectCalls(calls);
