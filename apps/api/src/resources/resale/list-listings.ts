import * as endpoints from '@parterre/contract/resale';
import { and, asc, count, eq } from 'drizzle-orm';
import { orderItems } from '../../db/schema/orders.ts';
import { resaleListings } from '../../db/schema/resale.ts';
import { toOffset, toPage } from '../../lists/page-answer.ts';
import { verb } from '../../verb.ts';
import { nameSeats } from '../baskets/read/read-basket.ts';
import { requireOffered } from '../baskets/require-offered.ts';
import { presentListing } from './present-listing.ts';

/** What is offered of an event now. */
export const listResaleListings = verb(endpoints.listResaleListings, async (ctx, { params, query }) => {
  const show = await requireOffered(ctx, params.showCode);
  const { promoterId } = show;
  const isOpen = and(
    eq(resaleListings.promoterId, promoterId),
    eq(resaleListings.showId, show.id),
    eq(resaleListings.state, 'OPEN'),
  );
  const [total] = await ctx.db.select({ rows: count() }).from(resaleListings).where(isOpen);
  const rows = await ctx.db
    .select({ listing: resaleListings, item: orderItems })
    .from(resaleListings)
    .innerJoin(orderItems, and(eq(orderItems.promoterId, promoterId), eq(orderItems.id, resaleListings.orderItemId)))
    .where(isOpen)
    .orderBy(asc(resaleListings.askedMinor), asc(resaleListings.id))
    .limit(query.pageSize)
    .offset(toOffset(query));
  const seatIdOf = await nameSeats(
    ctx,
    show,
    rows.filter(({ item }) => item.seat !== null),
  );
  return toPage(
    rows.map((row) => presentListing({ ...row, show, seatIdOf })),
    total?.rows ?? 0,
    query.pageSize,
    undefined,
  );
});
