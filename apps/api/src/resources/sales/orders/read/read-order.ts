import type { Order } from '@parterre/contract/orders/order';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { notFound } from '#errors.ts';
import { readAnswers } from '#resources/events/questions/answers.ts';
import { seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readOrderPlan } from '#resources/sales/instalments/read-order-plan.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { readTransactions } from '../history/read-transactions.ts';
import { sumLedger } from '../ledger/append-ledger.ts';
import { presentOrder } from '../present/present-order.ts';

/** Throws NOT_FOUND. */
export async function readOrder(ctx: Context, orderId: string): Promise<Order> {
  const found = await requireOrder(ctx, orderId);
  const { order, show } = found;
  const items = await readItems(ctx, order.promoterId, order.id);
  return presentOrder({
    ...found,
    actor: ctx.actor,
    items,
    answers: seesBuyers(ctx.actor, order.promoterId)
      ? ((await readAnswers(ctx, order.promoterId, [order.id])).get(order.id) ?? [])
      : [],
    sums: await sumLedger(ctx, order),
    instalmentPlan: await readOrderPlan(ctx, show, order),
    transactions: await readTransactions(
      ctx,
      order,
      items.map(({ item }) => item),
    ),
    seatIdOf: await nameSeats(
      ctx,
      show,
      items.some(({ item }) => item.seat !== null),
    ),
  });
}

async function requireOrder(ctx: Context, orderId: string) {
  const [found] = await ctx.db
    .select({ order: orders, show: shows, promoterCode: promoters.code })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .innerJoin(promoters, eq(promoters.id, orders.promoterId))
    .where(eq(orders.orderId, orderId));
  if (!found) throw notFound('There is no such order.');
  return found;
}

/** Reads the tickets in the order in which they were sold. */
const readItems = (ctx: Context, promoterId: number, orderId: number) =>
  ctx.db
    .select({
      item: orderItems,
      priceName: priceTypes.name,
      priceGroupName: priceGroups.name,
      offerCode: offerCodes.code,
    })
    .from(orderItems)
    .innerJoin(priceTypes, and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.id, orderItems.priceTypeId)))
    .innerJoin(priceGroups, and(eq(priceGroups.promoterId, promoterId), eq(priceGroups.id, priceTypes.priceGroupId)))
    .leftJoin(offerCodes, and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.id, orderItems.offerCodeId)))
    .where(and(eq(orderItems.promoterId, promoterId), eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));

async function nameSeats(ctx: Context, show: ShowRow, isNeeded: boolean): Promise<(seat: number) => string> {
  if (!isNeeded) return () => '';
  const index = seatIndexOf((await requirePlan(ctx, show)).geometry);
  return (seat) => index.seatIdOf(seat);
}
