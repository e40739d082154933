import * as endpoints from '@parterre/contract/seating-plans';
import { and, asc, count, eq, getTableColumns, gt, ne, type SQL, sql } from 'drizzle-orm';
import { shows } from '../../db/schema/shows.ts';
import { seatingPlanVersions, venues } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { verb } from '../../verb.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { requireSeatingPlan } from './select-plans.ts';

const SORT = 'startsAt';

/** The events that have seats of a plan and are still to come, the next first. */
export const listPlanShows = verb(endpoints.listPlanShows, async (ctx, { params, query }) => {
  const { plan } = await requireSeatingPlan(ctx, params.id);
  const matches = and(
    eq(shows.promoterId, plan.promoterId),
    eq(shows.planId, plan.id),
    eq(shows.seating, 'RESERVED'),
    gt(shows.startsAt, ctx.now),
    ne(shows.status, 'CANCELLED'),
    query.version === 'older' && plan.currentVersionId !== null
      ? ne(shows.planVersionId, plan.currentVersionId)
      : undefined,
    coveredShows(ctx.actor),
  );
  const some = ctx.db.select({ id: shows.id }).from(shows).where(matches).limit(COUNTED_ROWS).as('some');
  const [counted] = await ctx.db.select({ shows: count() }).from(some);
  const rows = await ctx.db
    .select({ show: getTableColumns(shows), versionNumber: seatingPlanVersions.number, venueName: venues.name })
    .from(shows)
    .innerJoin(
      seatingPlanVersions,
      and(
        eq(seatingPlanVersions.promoterId, shows.promoterId),
        eq(seatingPlanVersions.planId, plan.id),
        eq(seatingPlanVersions.id, shows.planVersionId),
      ),
    )
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .where(and(matches, query.next === undefined ? undefined : isBehind(query.next)))
    .orderBy(asc(shows.startsAt), asc(shows.id))
    .limit(query.pageSize + 1)
    .offset(toOffset(query));
  const page = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? page.at(-1)?.show : undefined;
  const next = last && encodeCursor({ sort: SORT, value: last.startsAt.toISOString(), id: last.id });
  const items = page.map(({ show, versionNumber, venueName }) => ({
    ...presentShow(show, venueName),
    planVersionId: show.planVersionId ?? 0,
    planVersionNumber: versionNumber,
    isCurrent: show.planVersionId === plan.currentVersionId,
  }));
  return toPage(items, counted?.shows ?? 0, query.pageSize, next);
});

function isBehind(next: string): SQL {
  const { value, id } = decodeCursor(next, SORT);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) || Number.isNaN(Date.parse(value)))
    throw invalidField('next', 'Send the next of the page before as it was');
  return sql`(${shows.startsAt}, ${shows.id}) > (${value}::timestamptz, ${id})`;
}

function presentShow(
  { showCode, name, defaultCulture, startsAt, startsAtLocal, timeZone, status }: ShowRow,
  venueName: string,
) {
  return {
    showCode,
    name,
    defaultCulture,
    venueName,
    startsAtLocal,
    timeZone,
    startsAt: startsAt.toISOString(),
    status,
  };
}
