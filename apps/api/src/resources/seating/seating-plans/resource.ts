import { eq } from 'drizzle-orm';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { type Resource, reference } from '#resource.ts';
import { createBlankPlan } from './drafts/create-blank.ts';
import { draftSource } from './drafts/draft-source.ts';
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

export const seatingPlansResource: Resource = {
  slug: 'seating-plans',
  routes: [
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
  ],

  async findOwner(db, id) {
    const fields = { promoterId: seatingPlans.promoterId, venueId: seatingPlans.venueId };
    const [row] = await db
      .select(fields)
      .from(seatingPlans)
      .where(eq(seatingPlans.id, Number(id)));
    return row;
  },

  live: draftSource,

  checks: {
    'a venue with published plans has one default, one of them': `select promoter_id, venue_id from seating_plans group by 1, 2
       having count(*) filter (where is_default) <> (case when count(current_version_id) > 0 then 1 else 0 end)
         or count(*) filter (where is_default and current_version_id is null) > 0`,
    ...reference('seating_plans', 'current_version_id', 'seating_plan_versions', { and: 't.plan_id = f.id' }),
    ...reference('seating_plan_versions', 'plan_id', 'seating_plans'),
  },
};
