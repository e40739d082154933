import {
  createBlankPlan,
  getSeatingPlan,
  importSeatingPlan,
  listPlanShows,
  listPlanVersions,
  listVenuePlans,
  moveToVersion,
  previewSeatingPlan,
  previewVersionMove,
  publishSeatingPlan,
  putPlanDraft,
  putTraceImage,
  removePlanDraft,
  removeTraceImage,
  updateSeatingPlan,
} from '@parterre/contract/calls/seating-plans';
import type { Show } from '@parterre/contract/shows';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListVenuePlansQuery,
  useGetSeatingPlanQuery,
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
} = api.injectEndpoints({
  endpoints: (build) => ({
    listVenuePlans: query(build, listVenuePlans),
    getSeatingPlan: query(build, getSeatingPlan),
    previewSeatingPlan: mutation(build, previewSeatingPlan),
    importSeatingPlan: mutation(build, importSeatingPlan),
    updateSeatingPlan: mutation(build, updateSeatingPlan),
    createBlankPlan: mutation(build, createBlankPlan),
    listPlanVersions: query(build, listPlanVersions),
    listPlanShows: query(build, listPlanShows),
    previewVersionMove: query(build, previewVersionMove),
    moveToVersion: mutation(build, moveToVersion),
    publishSeatingPlan: mutation(build, publishSeatingPlan),
    putPlanDraft: mutation(build, putPlanDraft),
    putTraceImage: mutation(build, putTraceImage),
    removePlanDraft: mutation(build, removePlanDraft),
    removeTraceImage: mutation(build, removeTraceImage),
  }),
});

type VersionedShow = Pick<Show, 'seatingPlanId' | 'planVersionNumber' | 'seating' | 'status'>;

/** The version that an event could be moved to; nothing where it has the newest, or has no seats or no future. */
export function useNewerVersion({ seatingPlanId, planVersionNumber, seating, status }: VersionedShow) {
  const isAsked = seatingPlanId !== null && seating === 'RESERVED' && status !== 'CANCELLED';
  const { data: plan } = useGetSeatingPlanQuery({ params: { id: seatingPlanId ?? 0 } }, { skip: !isAsked });
  if (!isAsked || !plan || planVersionNumber === null || plan.versionNumber <= planVersionNumber) return undefined;
  return { plan: plan.name, from: planVersionNumber, to: plan.versionNumber };
}
