import * as endpoints from '@parterre/contract/seating-plans/plan-shows';
import { and, eq, getTableColumns, gt, ne } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byInstant } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { requireSeatingPlan } from './select-plans.ts';

const NEXT_FIRST = ascending('startsAt', byInstant(shows.startsAt), shows.id);

/** Lists the future shows that have seats of a plan, the next first. */
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
  const page = openPage(query, NEXT_FIRST);
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
    .where(and(matches, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted: await countRows(ctx, shows, matches) },
    ({ show }) => [show.startsAt, show.id],
    (found) =>
      found.map(({ show, versionNumber, venueName }) => ({
        ...presentShow(show, venueName),
        planVersionId: show.planVersionId ?? 0,
        planVersionNumber: versionNumber,
        isCurrent: show.planVersionId === plan.currentVersionId,
      })),
  );
});

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
