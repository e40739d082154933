import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { shows } from '../../../../db/schema/events/shows.ts';
import { promoters } from '../../../../db/schema/promoters/promoters.ts';
import { customers } from '../../../../db/schema/sales/customers.ts';
import { orders } from '../../../../db/schema/sales/orders.ts';
import { venues } from '../../../../db/schema/seating/venues.ts';
import type { MailedOrder } from '../../../../mail/compose-mail.ts';
import { readOrder } from './read-order.ts';

/** Reads the data of a mail about an order; undefined when the order does not exist. */
export async function readMailedOrder(ctx: Context, orderId: string): Promise<MailedOrder | undefined> {
  const [found] = await ctx.db
    .select({ show: shows, venue: venues, promoterName: promoters.name, spoken: customers.cultureCode })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, orders.promoterId), eq(shows.id, orders.showId)))
    .innerJoin(venues, and(eq(venues.promoterId, orders.promoterId), eq(venues.id, shows.venueId)))
    .innerJoin(promoters, eq(promoters.id, orders.promoterId))
    .leftJoin(customers, and(eq(customers.promoterId, orders.promoterId), eq(customers.id, orders.customerId)))
    .where(eq(orders.orderId, orderId));
  if (!found) return undefined;
  const { show, venue, promoterName, spoken } = found;
  return { order: await readOrder(ctx, orderId), show, venue, promoterName, culture: spoken ?? show.defaultCulture };
}
