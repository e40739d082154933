/** The calls of seating plans and the shapes that others use, whatever file declares them. */
export {
  createBlankPlan,
  getPlanDraft,
  getPlanDraftDocument,
  PLAN_DRAFT_SEATS_MAX,
  PlanDraft,
  putPlanDraft,
  putTraceImage,
  removePlanDraft,
  removeTraceImage,
  type TraceImage,
  TracePlacement,
  updatePlanViewer,
  watchPlanDraft,
} from './seating-plans/draft.ts';
export { importSeatingPlan, PlanPreview, previewSeatingPlan } from './seating-plans/import.ts';
export {
  exportSeatingPlan,
  getDefaultPlan,
  getPlanGeometry,
  getSeatingPlan,
  listPlanExports,
  listVenuePlans,
  PLAN_FILE_MAX_BYTES,
  type PlanDraftSummary,
  PlanFinding,
  SeatingPlanDetails,
  SeatingPlanSummary,
  updateSeatingPlan,
} from './seating-plans/plan.ts';
export { listPlanShows, PlanShow } from './seating-plans/plan-shows.ts';
export { listPlanVersions, PlanVersion, PublishedPlan, publishSeatingPlan } from './seating-plans/publish.ts';
export {
  MOVE_SEATS_SHOWN,
  MovedVersion,
  type MoveObstacle,
  moveToVersion,
  previewVersionMove,
  type VersionChanges,
  VersionMove,
} from './seating-plans/version-moves.ts';
