import type { ChannelOrder } from '@parterre/contract/channel';
import * as endpoints from '@parterre/contract/channel';
import { and, asc, eq } from 'drizzle-orm';
import type { Change, Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { instalments } from '#db/schema/sales/instalments.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { nameSeats } from '#resources/sales/baskets/read/read-basket.ts';
import { isOwnSale } from '#resources/sales/baskets/seller.ts';
import { verb } from '#verb.ts';
import { sumLedger, toBalance } from '../ledger/append-ledger.ts';
import { presentChannelOrder } from '../present/present-channel-order.ts';
import type { OrderDraft } from '../purchase/sale-terms.ts';

/** Reads one order that the caller sold. Throws NOT_FOUND, also for orders of others. */
export const getChannelOrder = verb(endpoints.getChannelOrder, (ctx, { params }) => readSoldOrder(ctx, params.orderId));

/** Reads an order that the caller sold, in its current state. Throws NOT_FOUND. */
export async function readSoldOrder(ctx: Context, orderId: string): Promise<ChannelOrder> {
  const [found] = await ctx.db
    .select({ order: orders, show: shows })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .where(eq(orders.orderId, orderId));
  if (!found || !isOwnSale(ctx.actor, found.order)) throw notFound('There is no such order.');
  const { order, show } = found;
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.promoterId, order.promoterId), eq(orderItems.orderId, order.id)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  const sums = await sumLedger(ctx, order);
  return presentChannelOrder({
    order,
    showCode: show.showCode,
    items,
    money: {
      postageMinor: sums.POSTAGE ?? 0,
      paidMinor: sums.PAYMENT ?? 0,
      refundedMinor: 0 - (sums.REFUND ?? 0),
      balanceMinor: toBalance(sums),
    },
    instalments: await readInstalments(ctx, order),
    seatIdOf: await nameSeats(
      ctx,
      show,
      items.filter(({ seat }) => seat !== null),
    ),
  });
}

/** Presents an order that was just written. Only the schedule of its instalments is read. */
export async function presentSale(change: Change, show: ShowRow, draft: OrderDraft): Promise<ChannelOrder> {
  const { id, orderId, items, payments, postage, totalMinor } = draft;
  const paidMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return presentChannelOrder({
    order: {
      ...draft,
      orderId,
      status: draft.paymentStatus === 'UNPAID' ? 'PENDING' : 'ACTIVE',
      refundStatus: 'NONE',
      currency: show.currency,
      createdAt: change.now,
    },
    showCode: show.showCode,
    items: items.map((item) => ({ ...item, status: 'ACTIVE' })),
    money: {
      postageMinor: postage?.amountMinor ?? 0,
      paidMinor,
      refundedMinor: 0,
      balanceMinor: paidMinor - totalMinor,
    },
    instalments: await readInstalments(change, { ...draft, id, promoterId: show.promoterId }),
    seatIdOf: await nameSeats(
      change,
      show,
      items.filter(({ seat }) => seat !== null),
    ),
  });
}

async function readInstalments(
  ctx: Context,
  { promoterId, id, instalmentPlanId }: { promoterId: number; id: number; instalmentPlanId: number | null },
) {
  if (instalmentPlanId === null) return [];
  return ctx.db
    .select()
    .from(instalments)
    .where(and(eq(instalments.promoterId, promoterId), eq(instalments.orderId, id)))
    .orderBy(asc(instalments.number));
}
