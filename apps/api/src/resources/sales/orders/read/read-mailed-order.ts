import { and, eq } from 'drizzle-orm';
import type { BrandSite } from '#addresses.ts';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { renderTickets } from '#documents/tickets/render-tickets.ts';
import type { MailedOrder, MailedTickets } from '#mail/compose-mail.ts';
import { buildSheet } from '#resources/events/print-at-home/tickets/build-sheet.ts';
import { readOrderTickets } from '#resources/events/print-at-home/tickets/read-order-tickets.ts';
import { readTicketFacts } from '#resources/events/print-at-home/tickets/read-ticket-facts.ts';
import { toTicketUrl } from '#resources/events/print-at-home/tickets/ticket-link.ts';
import { isPreprinted } from '#resources/ground/barcodes/barcode-forms.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readOrder } from './read-order.ts';

/** Reads the data of a mail about an order; undefined when the order does not exist. */
export async function readMailedOrder(ctx: Context, orderId: string): Promise<MailedOrder | undefined> {
  const [found] = await ctx.db
    .select({
      show: shows,
      venue: venues,
      promoterName: promoters.name,
      brand: promoters.brand,
      spoken: customers.cultureCode,
    })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .innerJoin(venues, and(eq(venues.promoterId, orders.promoterId), eq(venues.id, shows.venueId)))
    .innerJoin(promoters, eq(promoters.id, orders.promoterId))
    .leftJoin(customers, and(eq(customers.promoterId, orders.promoterId), eq(customers.id, orders.customerId)))
    .where(eq(orders.orderId, orderId));
  if (!found) return undefined;
  const { show, venue, promoterName, brand, spoken } = found;
  const site = ctx.addresses.siteOf(brand);
  const order = await readOrder(ctx, orderId);
  const tickets = order.status === 'ACTIVE' ? await readMailedTickets(ctx, show, { orderId, site }) : undefined;
  return { order, show, venue, promoterName, site, culture: spoken ?? show.defaultCulture, tickets };
}

async function readMailedTickets(
  ctx: Context,
  show: ShowRow,
  { orderId, site }: { orderId: string; site: BrandSite },
): Promise<MailedTickets | undefined> {
  const facts = await readTicketFacts(ctx, show);
  const { tickets } = await readOrderTickets(ctx, facts, { orderId });
  const [ticket] = tickets;
  if (!ticket) return undefined;
  const { storage, now } = ctx;
  const barcodes = tickets.filter(({ barcode }) => !isPreprinted(barcode)).map(({ barcode }) => barcode.value);
  return {
    delivery: facts.look.values.delivery,
    url: barcodes.length > 0 ? toTicketUrl(site, { showCode: show.showCode, orderId, barcodes }) : undefined,
    draw: async () => {
      const wanted = { tickets, purpose: 'REAL', culture: ticket.culture, madeAt: now } as const;
      return (await renderTickets(await buildSheet(storage, facts, wanted), show.promoterId)).pdf;
    },
  };
}
