import type { PlanVersion } from '@parterre/contract/seating-plans';
import * as endpoints from '@parterre/contract/seating-plans';
import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Reader } from '../../../context.ts';
import { shows } from '../../../db/schema/shows.ts';
import { seatingPlanVersions } from '../../../db/schema/venues.ts';
import { toOffset, toPage } from '../../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../../lists/page-cursor.ts';
import { verb } from '../../../verb.ts';
import { requireSeatingPlan } from '../select-plans.ts';

const SORT = 'number';
const { document: _, geometry: __, findings: ___, ...columns } = getTableColumns(seatingPlanVersions);

/** The newest first, with how many events have each. */
export const listPlanVersions = verb(endpoints.listPlanVersions, async (ctx, { params, query }) => {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const ofPlan = and(eq(seatingPlanVersions.promoterId, plan.promoterId), eq(seatingPlanVersions.planId, plan.id));
  const [counted] = await ctx.db.select({ versions: count() }).from(seatingPlanVersions).where(ofPlan);
  const behind = query.next === undefined ? undefined : Number(decodeCursor(query.next, SORT).value);
  const rows = await ctx.db
    .select({ ...columns, showCount: countShows(ctx) })
    .from(seatingPlanVersions)
    .where(and(ofPlan, behind === undefined ? undefined : lt(seatingPlanVersions.number, behind)))
    .orderBy(desc(seatingPlanVersions.number))
    .limit(query.pageSize + 1)
    .offset(toOffset(query));
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1) : undefined;
  const next = last && encodeCursor({ sort: SORT, value: String(last.number), id: last.id });
  const items = page.map((row) => presentVersion(row, plan.currentVersionId));
  return toPage(items, counted?.versions ?? 0, query.pageSize, next);
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
