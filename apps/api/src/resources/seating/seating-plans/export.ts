import { PLAN_EXPORTS } from '@parterre/contract/choices/seating-choices';
import * as endpoints from '@parterre/contract/seating-plans/plan';
import type { SeatingPlan } from '@parterre/seating-plan';
import { exportCsv, exportParterre, exportPretix, listExportLosses } from '@parterre/seating-plan/export';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { unpackDocument } from './documents/pack-plan.ts';
import { requirePublishedPlan } from './select-plans.ts';

const WRITERS = {
  parterre: { write: exportParterre, ending: 'parterre.json', contentType: 'application/json; charset=utf-8' },
  pretix: { write: exportPretix, ending: 'pretix.json', contentType: 'application/json; charset=utf-8' },
  csv: { write: exportCsv, ending: 'csv', contentType: 'text/csv; charset=utf-8' },
};

/** Answers the current version as a file that an import can read, with a note of what the format cannot hold. */
export const exportSeatingPlan = verb(endpoints.exportSeatingPlan, async (ctx, { params, query }) => {
  const plan = await readDocument(ctx, params.id);
  const { write, ending, contentType } = WRITERS[query.format];
  const losses = listExportLosses(plan, query.format).map(({ what, count }) => `${what}=${count}`);
  return {
    bytes: Buffer.from(write(plan)),
    contentType,
    fileName: `${plan.name}.${ending}`,
    headers: { 'export-losses': losses.join(', ') },
  };
});

export const listPlanExports = verb(endpoints.listPlanExports, async (ctx, { params }) => {
  const plan = await readDocument(ctx, params.id);
  return { items: PLAN_EXPORTS.map((format) => ({ format, losses: listExportLosses(plan, format) })) };
});

async function readDocument(ctx: Context, planId: number): Promise<SeatingPlan> {
  const { plan, version } = await requirePublishedPlan(ctx, planId);
  const [stored] = await ctx.db
    .select({ document: seatingPlanVersions.document })
    .from(seatingPlanVersions)
    .where(and(eq(seatingPlanVersions.promoterId, plan.promoterId), eq(seatingPlanVersions.id, version.id)));
  if (!stored) throw notFound();
  return { ...(await unpackDocument(stored.document)), name: plan.name };
}
