import type { PlanVersion } from '@parterre/contract/seating-plans/publish';
import * as endpoints from '@parterre/contract/seating-plans/publish';
import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { openPage } from '#lists/open-page.ts';
import { byNumber, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { verb } from '#verb.ts';
import { requireSeatingPlan } from '../select-plans.ts';

const BY_NUMBER = { ...byNumber(seatingPlanVersions.number), isUnique: true } as const;
const NEWEST_FIRST = descending('number', BY_NUMBER, seatingPlanVersions.id);
const { document: _, geometry: __, findings: ___, ...columns } = getTableColumns(seatingPlanVersions);

/** Lists the versions, the newest first, with the number of shows that have each. */
export const listPlanVersions = verb(endpoints.listPlanVersions, async (ctx, { params, query }) => {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const ofPlan = and(eq(seatingPlanVersions.promoterId, plan.promoterId), eq(seatingPlanVersions.planId, plan.id));
  const page = openPage(query, NEWEST_FIRST);
  const rows = await ctx.db
    .select({ ...columns, showCount: countShows(ctx) })
    .from(seatingPlanVersions)
    .where(and(ofPlan, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted: await countRows(ctx, seatingPlanVersions, ofPlan) },
    ({ number, id }) => [number, id],
    (found) => found.map((row) => presentVersion(row, plan.currentVersionId)),
  );
});

function countShows({ db }: Reader) {
  const having = db
    .select({ shows: count() })
    .from(shows)
    .where(and(eq(shows.promoterId, seatingPlanVersions.promoterId), eq(shows.planVersionId, seatingPlanVersions.id)));
  return sql`(${having})`.mapWith(Number);
}

type VersionRow = Pick<typeof seatingPlanVersions.$inferSelect, keyof typeof columns> & {
  showCount: number;
};

function presentVersion(row: VersionRow, currentVersionId: number | null): PlanVersion {
  return {
    id: row.id,
    number: row.number,
    isCurrent: row.id === currentVersionId,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    seatCount: row.seatCount,
    standingCapacity: row.standingCapacity,
    blockCount: row.blocks.length,
    geometryHash: row.hash,
    showCount: row.showCount,
  };
}
