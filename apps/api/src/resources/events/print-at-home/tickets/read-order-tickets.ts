import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { orderItems, orders } from '#db/schema/sales/orders.ts';
import { notFound } from '#errors.ts';
import { writeBarcode } from '#resources/ground/barcodes/barcode-forms.ts';
import { languageOf } from '#texts/language-of.ts';
import type { TicketFacts } from './read-ticket-facts.ts';
import { type PrintedTicket, readPlace } from './write-ticket.ts';

export interface OrderTickets {
  order: typeof orders.$inferSelect;
  tickets: readonly OrderTicket[];
}

export type OrderTicket = PrintedTicket & { orderItemId: number };

/**
 * Reads the valid tickets of an order of a show, in a language of the show's tickets: the wanted one, else the buyer's,
 * else the first. Throws NOT_FOUND for an order of another show.
 */
export async function readOrderTickets(
  ctx: Reader,
  { show, look, geometry }: TicketFacts,
  { orderId, culture }: { orderId: string; culture?: string | undefined },
): Promise<OrderTickets> {
  const { promoterId } = show;
  const [found] = await ctx.db
    .select({ order: orders, spoken: customers.cultureCode })
    .from(orders)
    .leftJoin(customers, and(eq(customers.promoterId, promoterId), eq(customers.id, orders.customerId)))
    .where(and(eq(orders.promoterId, promoterId), eq(orders.showId, show.id), eq(orders.orderId, orderId)));
  if (!found) throw notFound('The event has no such order.');
  const { order, spoken } = found;
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(
      and(eq(orderItems.promoterId, promoterId), eq(orderItems.orderId, order.id), eq(orderItems.status, 'ACTIVE')),
    )
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  const read = culture ?? chooseLanguage(look.values.languages, spoken ?? show.defaultCulture);
  return {
    order,
    tickets: items.map((item, index) => ({
      orderItemId: item.id,
      culture: read,
      priceTypeId: item.priceTypeId,
      amountMinor: item.paidMinor,
      currency: order.currency,
      place: item.seat === null || !geometry ? null : readPlace(geometry, item.seat),
      holder: order.buyer.name,
      orderId: order.orderId,
      number: { at: index + 1, of: items.length },
      barcode: writeBarcode(item),
    })),
  };
}

/** Returns the reader's own language if tickets are printed in it, even for another region, or else the first one. */
function chooseLanguage(languages: readonly string[], culture: string): string {
  return (
    languages.find((language) => language === culture) ??
    languages.find((language) => languageOf(language) === languageOf(culture)) ??
    languages[0] ??
    culture
  );
}
