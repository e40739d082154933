import type { AnyVerb } from '../../verb.ts';
import { createBlankPlan } from './drafts/create-blank.ts';
import { listPlanVersions } from './drafts/list-versions.ts';
import { publishSeatingPlan } from './drafts/publish.ts';
import { putPlanDraft } from './drafts/put.ts';
import { getPlanDraft, getPlanDraftDocument } from './drafts/read.ts';
import { removePlanDraft } from './drafts/remove.ts';
import { putTraceImage, removeTraceImage } from './drafts/trace-image.ts';
import { updatePlanViewer, watchPlanDraft } from './drafts/watch.ts';
import { exportSeatingPlan, listPlanExports } from './export.ts';
import { importSeatingPlan, previewSeatingPlan } from './import.ts';
import { listPlanShows } from './list-plan-shows.ts';
import { getDefaultPlan, getPlanGeometry, getSeatingPlan, listVenuePlans } from './read.ts';
import { updateSeatingPlan } from './update.ts';

export const seatingPlanRoutes: readonly AnyVerb[] = [
  getSeatingPlan,
  getPlanGeometry,
  exportSeatingPlan,
  listPlanExports,
  listVenuePlans,
  getDefaultPlan,
  previewSeatingPlan,
  importSeatingPlan,
  updateSeatingPlan,
  createBlankPlan,
  getPlanDraft,
  getPlanDraftDocument,
  watchPlanDraft,
  updatePlanViewer,
  putPlanDraft,
  removePlanDraft,
  publishSeatingPlan,
  listPlanVersions,
  listPlanShows,
  putTraceImage,
  removeTraceImage,
];
