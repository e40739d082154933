import * as endpoints from '@parterre/contract/seating-plans';
import { bind } from '../../bind.ts';
import { createBlankPlan } from './drafts/create-blank.ts';
import { listPlanVersions } from './drafts/list-versions.ts';
import { publishSeatingPlan } from './drafts/publish.ts';
import { putPlanDraft } from './drafts/put.ts';
import { putTraceImage } from './drafts/put-trace-image.ts';
import { getPlanDraft, getPlanDraftDocument } from './drafts/read.ts';
import { removePlanDraft } from './drafts/remove.ts';
import { removeTraceImage } from './drafts/remove-trace-image.ts';
import { updatePlanViewer } from './drafts/update-viewer.ts';
import { watchPlanDraft } from './drafts/watch.ts';
import { exportSeatingPlan, listPlanExports } from './export.ts';
import { importSeatingPlan, previewSeatingPlan } from './import.ts';
import { listPlanShows } from './list-plan-shows.ts';
import { getDefaultPlan, getPlanGeometry, getSeatingPlan, listVenuePlans } from './read.ts';
import { updateSeatingPlan } from './update.ts';
import { moveToVersion } from './version-move/move.ts';
import { previewVersionMove } from './version-move/preview.ts';

export const seatingPlanRoutes = [
  bind(endpoints.getSeatingPlan, getSeatingPlan),
  bind(endpoints.getPlanGeometry, getPlanGeometry),
  bind(endpoints.exportSeatingPlan, exportSeatingPlan),
  bind(endpoints.listPlanExports, listPlanExports),
  bind(endpoints.listVenuePlans, listVenuePlans),
  bind(endpoints.getDefaultPlan, getDefaultPlan),
  bind(endpoints.previewSeatingPlan, previewSeatingPlan),
  bind(endpoints.importSeatingPlan, importSeatingPlan),
  bind(endpoints.updateSeatingPlan, updateSeatingPlan),
  bind(endpoints.createBlankPlan, createBlankPlan),
  bind(endpoints.getPlanDraft, getPlanDraft),
  bind(endpoints.getPlanDraftDocument, getPlanDraftDocument),
  bind(endpoints.watchPlanDraft, watchPlanDraft),
  bind(endpoints.updatePlanViewer, updatePlanViewer),
  bind(endpoints.putPlanDraft, putPlanDraft),
  bind(endpoints.removePlanDraft, removePlanDraft),
  bind(endpoints.publishSeatingPlan, publishSeatingPlan),
  bind(endpoints.listPlanVersions, listPlanVersions),
  bind(endpoints.listPlanShows, listPlanShows),
  bind(endpoints.putTraceImage, putTraceImage),
  bind(endpoints.removeTraceImage, removeTraceImage),
  bind(endpoints.previewVersionMove, previewVersionMove),
  bind(endpoints.moveToVersion, moveToVersion),
];
