import type { listResaleListings as endpoint, ResaleListing } from '@parterre/contract/resale';
import { and, asc, count, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { resaleListings } from '../../db/schema/resale.ts';
import { nameSeats } from '../baskets/read/read-basket.ts';
import { requireOffered } from '../channel/require-offered.ts';
import { type PageAnswer, toOffset, toPage } from '../page-answer.ts';
import { presentListing } from './present-listing.ts';

/** What is offered of an event now. */
export async function listResaleListings(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<PageAnswer<ResaleListing>> {
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
}
