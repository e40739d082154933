import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { offerCodeUses } from '../../db/schema/offer-codes.ts';
import type { OfferUsage } from './offer-code-row.ts';

/** Of the codes named those that were used, with what orders and live baskets made of them. */
export async function readUsage(
  ctx: Reader,
  promoterId: number,
  offerCodeIds: readonly number[],
): Promise<Map<number, OfferUsage>> {
  if (offerCodeIds.length === 0) return new Map();
  const isOrdered = sql`${offerCodeUses.orderId} is not null`;
  const rows = await ctx.db
    .select({
      offerCodeId: offerCodeUses.offerCodeId,
      orders: count(offerCodeUses.orderId),
      tickets: sql<string | null>`sum(${offerCodeUses.tickets}) filter (where ${isOrdered})`,
      inBaskets: sql<string>`count(*) filter (where ${isNull(offerCodeUses.orderId)} and ${offerCodeUses.expiresAt} > ${ctx.now.toISOString()})`,
      discountMinor: sum(sql`case when ${isOrdered} then ${offerCodeUses.discountMinor} else 0 end`),
    })
    .from(offerCodeUses)
    .where(and(eq(offerCodeUses.promoterId, promoterId), inArray(offerCodeUses.offerCodeId, [...offerCodeIds])))
    .groupBy(offerCodeUses.offerCodeId);
  return new Map(
    rows.map(({ offerCodeId, orders, tickets, inBaskets, discountMinor }) => [
      offerCodeId,
      {
        orders,
        tickets: Number(tickets ?? 0),
        inBaskets: Number(inBaskets),
        discountMinor: Number(discountMinor ?? 0),
      },
    ]),
  );
}
