import type { ResaleListing } from '@parterre/contract/resale';
import * as endpoints from '@parterre/contract/resale';
import { and, eq } from 'drizzle-orm';
import { orderItems } from '#db/schema/sales/orders.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byNumber } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { nameSeats } from '../baskets/read/read-basket.ts';
import { requireOffered } from '../baskets/require-sellable.ts';
import type { ItemRow } from '../orders/lock-order.ts';

const CHEAPEST_FIRST = ascending('asked', byNumber(resaleListings.askedMinor), resaleListings.id);

export const listResaleListings = verb(endpoints.listResaleListings, async (ctx, { params, query }) => {
  const show = await requireOffered(ctx, params.showCode);
  const { promoterId } = show;
  const isOpen = and(
    eq(resaleListings.promoterId, promoterId),
    eq(resaleListings.showId, show.id),
    eq(resaleListings.state, 'OPEN'),
  );
  const page = openPage(query, CHEAPEST_FIRST);
  const rows = await ctx.db
    .select({ listing: resaleListings, item: orderItems })
    .from(resaleListings)
    .innerJoin(orderItems, and(eq(orderItems.promoterId, promoterId), eq(orderItems.id, resaleListings.orderItemId)))
    .where(and(isOpen, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  const seatIdOf = await nameSeats(
    ctx,
    show,
    rows.filter(({ item }) => item.seat !== null),
  );
  return page.answer(
    { rows, counted: await countRows(ctx, resaleListings, isOpen) },
    ({ listing }) => [listing.askedMinor, listing.id],
    (found) => found.map((row) => presentListing({ ...row, show, seatIdOf })),
  );
});

interface ListedTicket {
  listing: Pick<typeof resaleListings.$inferSelect, 'id' | 'askedMinor' | 'createdAt'>;
  show: Pick<ShowRow, 'showCode' | 'currency'>;
  item: Pick<ItemRow, 'priceTypeId' | 'seat'>;
  seatIdOf: (seat: number) => string;
}

/** Presents an offer without its seller. */
export const presentListing = ({ listing, show, item, seatIdOf }: ListedTicket): ResaleListing => ({
  listingId: listing.id,
  showCode: show.showCode,
  priceTypeId: item.priceTypeId,
  seatId: item.seat === null ? null : seatIdOf(item.seat),
  askedMinor: listing.askedMinor,
  currency: show.currency,
  createdAt: listing.createdAt.toISOString(),
});
