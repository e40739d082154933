import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../../context.ts';
import { orderItems, orders } from '../../../../db/schema/sales/orders.ts';
import { notFound, refusal } from '../../../../errors.ts';
import { maskBuyer, seesBuyers } from '../../../sales/customer-rows/mask-buyer.ts';
import type { TicketFacts } from '../tickets/read-ticket-facts.ts';
import type { PrintedTicket } from '../tickets/write-ticket.ts';
import { SAMPLE_BARCODE } from './sample-tickets.ts';

/**
 * The standing tickets of an order as samples: with the codes of no ticket, and the buyer masked for readers who may
 * not see who bought. Throws NOT_FOUND for an order of another show, RULE_BROKEN when none stands.
 */
export async function readOrderSamples(
  ctx: Reader,
  { show }: TicketFacts,
  { orderId, priceTypeId, culture }: { orderId: string; priceTypeId?: number | undefined; culture: string },
): Promise<PrintedTicket[]> {
  const { promoterId } = show;
  const rows = await ctx.db
    .select({ order: orders, item: orderItems })
    .from(orders)
    .leftJoin(
      orderItems,
      and(
        eq(orderItems.promoterId, promoterId),
        eq(orderItems.orderId, orders.id),
        eq(orderItems.status, 'ACTIVE'),
        ...(priceTypeId === undefined ? [] : [eq(orderItems.priceTypeId, priceTypeId)]),
      ),
    )
    .where(and(eq(orders.promoterId, promoterId), eq(orders.showId, show.id), eq(orders.orderId, orderId)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  const [first] = rows;
  if (!first) throw notFound('The event has no such order.');
  const { order } = first;
  const items = rows.flatMap(({ item }) => item ?? []);
  if (items.length === 0) throw refusal('RULE_BROKEN', 'no-ticket-stands', {});
  const { name } = seesBuyers(ctx.actor, promoterId) ? order.buyer : maskBuyer(order.buyer);
  return items.map((item, index) => ({
    culture,
    priceTypeId: item.priceTypeId,
    amountMinor: item.paidMinor,
    currency: order.currency,
    seat: item.seat,
    holder: name,
    orderId: order.orderId,
    number: { at: index + 1, of: items.length },
    barcode: SAMPLE_BARCODE,
  }));
}
