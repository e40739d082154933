import * as endpoints from '@parterre/contract/channel';
import { and, asc, count, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { shows } from '../../db/schema/shows.ts';
import { venues } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';
import { coveredShows } from '../../identity/covered-shows.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor } from '../../lists/page-cursor.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { isPublicChannel } from '../baskets/is-public-channel.ts';
import { sellerOf } from '../baskets/seller.ts';
import { isInShowWindow } from '../show-rows/sale-window.ts';
import { presentChannelSummary, SHOW_COLUMNS } from './present-channel-show.ts';
import { soldOf } from './sold-of.ts';

type Query = VerbInput<typeof endpoints.listChannelShows>['query'];

/** Active events that have not long begun, as far as the key covers them, the next one first. */
export const listChannelShows = verb(endpoints.listChannelShows, async (ctx, { query }) => {
  const offset = toOffset(query);
  const matches = toConditions(ctx, query);
  const counted = ctx.db.select({ one: sql`1` }).from(shows).where(matches).limit(COUNTED_ROWS).as('counted');
  const [total] = await ctx.db.select({ rows: count() }).from(counted);
  const rows = await ctx.db
    .select({ ...SHOW_COLUMNS, sold: soldOf() })
    .from(shows)
    .innerJoin(promoters, eq(promoters.id, shows.promoterId))
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .where(and(matches, toCursor(query)))
    .orderBy(asc(shows.startsAt), asc(shows.id))
    .limit(query.pageSize + 1)
    .offset(offset);
  const found = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? found.at(-1)?.show : undefined;
  return toPage(
    found.map((row) => presentChannelSummary(row, ctx.now)),
    total?.rows ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: SORT, value: last.startsAt.toISOString(), id: last.id }),
  );
});

const SORT = 'channel';
/** What the doors still sell. */
const SINCE_START_MS = 12 * 60 * 60 * 1000;

function toConditions({ actor, promoterIds, now }: Context, { dateFrom, dateTo, isSaleOpen }: Query): SQL | undefined {
  const { partnerSiteId, channel } = sellerOf(actor);
  return and(
    inArray(shows.promoterId, [...promoterIds]),
    eq(shows.status, 'ACTIVE'),
    coveredShows(actor),
    gt(shows.startsAt, new Date(now.getTime() - SINCE_START_MS)),
    partnerSiteId === null
      ? undefined
      : sql`(${shows.partnerSiteIds} = '[]'::jsonb or ${shows.partnerSiteIds} @> ${JSON.stringify([partnerSiteId])}::jsonb)`,
    // Who sells in person does so before and after, as `requireSellable` has it.
    isSaleOpen && isPublicChannel(channel) ? isInShowWindow(now) : undefined,
    dateFrom === undefined ? undefined : gte(shows.startsOn, dateFrom),
    dateTo === undefined ? undefined : lte(shows.startsOn, dateTo),
  );
}

function toCursor({ next }: Query): SQL | undefined {
  if (next === undefined) return undefined;
  const { value, id } = decodeCursor(next, SORT);
  const startsAt = new Date(value);
  if (Number.isNaN(startsAt.getTime())) throw invalidField('next', 'Send the next of the page before as it was');
  return or(gt(shows.startsAt, startsAt), and(eq(shows.startsAt, startsAt), gt(shows.id, id)));
}
