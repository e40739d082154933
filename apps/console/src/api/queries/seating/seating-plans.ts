import * as calls from '@parterre/contract/calls/seating-plans';
import { injectCalls } from '#api/api.ts';

export const {
  useListVenuePlansQuery,
  useGetSeatingPlanQuery,
  useLazyGetSeatingPlanQuery,
  useListPlanExportsQuery,
  usePreviewSeatingPlanMutation,
  useImportSeatingPlanMutation,
  useUpdateSeatingPlanMutation,
  useCreateBlankPlanMutation,
  useListPlanVersionsQuery,
  useListPlanShowsQuery,
  usePreviewVersionMoveQuery,
  useMoveToVersionMutation,
  usePublishSeatingPlanMutation,
  usePutPlanDraftMutation,
  usePutTraceImageMutation,
  useRemovePlanDraftMutation,
  useRemoveTraceImageMutation,
} = injectCalls(calls);
