import type { OFFER_STATUSES } from '@parterre/contract/choices/offer-code-choices';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { offerCodeUses } from '#db/schema/events/offer-codes.ts';
import type { OfferCodeRow, OfferUsage } from './offer-code-row.ts';

type DescribedCode = Omit<OfferCodeRow, 'promoterId' | 'showId' | 'tagKey'>;

export function presentOfferCode(row: DescribedCode, usage: OfferUsage, now: Date): OfferCode {
  return {
    ...describeOfferCode(row),
    status: toStatus(row, usage.orders, now),
    usage,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    revision: row.revision,
  };
}

type StatusFacts = Pick<OfferCodeRow, 'isDisabled' | 'validFrom' | 'validUntil' | 'mostUses'>;

/** Only orders use up a code, because a basket may still release its use. */
export function toStatus(
  { isDisabled, validFrom, validUntil, mostUses }: StatusFacts,
  orders: number,
  now: Date,
): (typeof OFFER_STATUSES)[number] {
  if (isDisabled) return 'disabled';
  if (validUntil && validUntil <= now) return 'expired';
  if (mostUses !== null && orders >= mostUses) return 'used-up';
  return validFrom && validFrom > now ? 'scheduled' : 'active';
}

/** Describes a code for answers and the audit, without the fields that change by themselves. */
export const describeOfferCode = (row: DescribedCode) => ({
  offerCodeId: row.id,
  priceGroupId: row.priceGroupId,
  code: row.code,
  tag: row.tag,
  effect: row.effect,
  value: row.value,
  priceTypeIds: row.priceTypeIds,
  validFromLocal: row.validFromLocal,
  validUntilLocal: row.validUntilLocal,
  mostUses: row.mostUses,
  mostPerOrder: row.mostPerOrder,
  mostPerCustomer: row.mostPerCustomer,
  holdId: row.holdId,
  reservedPlaces: row.reservedPlaces,
  isDisabled: row.isDisabled,
  comment: row.comment,
});

/** Reads the usage of codes by orders and live baskets. Codes that were never used are absent. */
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
