import type { exportSeatingPlan as endpoint } from '@parterre/contract/seating-plans';
import { exportCsv, exportParterre, exportPretix } from '@parterre/seating-plan/export';
import { and, eq } from 'drizzle-orm';
import type { BinaryAnswer, VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { seatingPlanVersions } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { unpackDocument } from './documents/pack-plan.ts';
import { requirePublishedPlan } from './select-plans.ts';

const WRITERS = {
  parterre: { write: exportParterre, ending: 'parterre.json', contentType: 'application/json; charset=utf-8' },
  pretix: { write: exportPretix, ending: 'pretix.json', contentType: 'application/json; charset=utf-8' },
  csv: { write: exportCsv, ending: 'csv', contentType: 'text/csv; charset=utf-8' },
};

/** The current version as a file that an import reads again. */
export async function exportSeatingPlan(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<BinaryAnswer> {
  const { plan, version } = await requirePublishedPlan(ctx, params.id);
  const [stored] = await ctx.db
    .select({ document: seatingPlanVersions.document })
    .from(seatingPlanVersions)
    .where(and(eq(seatingPlanVersions.promoterId, plan.promoterId), eq(seatingPlanVersions.id, version.id)));
  if (!stored) throw notFound();
  const document = await unpackDocument(stored.document);
  const { write, ending, contentType } = WRITERS[query.format];
  return {
    bytes: Buffer.from(write({ ...document, name: plan.name })),
    contentType,
    fileName: `${plan.name}.${ending}`,
  };
}
