import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { refusal } from '#errors.ts';
import { toCustomerKey } from '#resources/ground/customer-rows/customer-keys.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type OfferCodeRow, toCode } from '../offer-code-row.ts';
import { countUses, countUsesByCustomer, keyOfUse } from './count-uses.ts';
import { requireUsable } from './require-usable.ts';

export interface OfferRequest {
  offerCode?: string;
  customerEmail?: string;
}

/** A code with a use left, locked until the change ends. */
export interface Offer {
  row: OfferCodeRow;
  customerKey: string | null;
}

/**
 * Locks the codes of the requests and checks that each has a use left. Other users of the same code wait here, so that
 * concurrent requests cannot exceed a limit. Throws OFFER_CODE_REFUSED with the reason.
 */
export async function lockOffers(
  change: Change,
  show: ShowRow,
  requests: readonly OfferRequest[],
): Promise<(Offer | undefined)[]> {
  const texts = requests.map(({ offerCode }) => (offerCode === undefined ? undefined : toCode(offerCode)));
  const named = [...new Set(texts.flatMap((text) => text ?? []))];
  if (named.length === 0) return requests.map(() => undefined);
  const byCode = await lockCodes(change, show, named);
  const offers = requests.map(({ customerEmail }, index): Offer | undefined => {
    const text = texts[index];
    if (text === undefined) return undefined;
    const row = byCode.get(text);
    if (!row) throw refusal('OFFER_CODE_REFUSED', 'unknown', {});
    return { row, customerKey: customerEmail === undefined ? null : toCustomerKey(customerEmail) };
  });
  await requireUses(
    change,
    show,
    offers.flatMap((offer) => offer ?? []),
  );
  return offers;
}

/** Locks in the order of ids, so that two bulk changes cannot deadlock. */
async function lockCodes(change: Change, show: ShowRow, codes: string[]): Promise<Map<string, OfferCodeRow>> {
  const rows = await change.db
    .select()
    .from(offerCodes)
    .where(
      and(eq(offerCodes.promoterId, show.promoterId), eq(offerCodes.showId, show.id), inArray(offerCodes.code, codes)),
    )
    .orderBy(asc(offerCodes.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.code, row]));
}

async function requireUses(change: Change, show: ShowRow, offers: readonly Offer[]): Promise<void> {
  const ids = [...new Set(offers.map(({ row }) => row.id))];
  await endUses(change, show, ids);
  const uses = await countUses(change, show.promoterId, ids);
  const limited = offers.filter(({ row }) => row.mostPerCustomer !== null);
  const byCustomer = await countUsesByCustomer(change, show.promoterId, {
    offerCodeIds: ids,
    customerKeys: limited.flatMap(({ customerKey }) => customerKey ?? []),
  });
  for (const { row, customerKey } of offers) {
    requireUsable(row, uses.get(row.id) ?? 0, change.now);
    uses.set(row.id, (uses.get(row.id) ?? 0) + 1);
    if (row.mostPerCustomer === null || customerKey === null) continue;
    const key = keyOfUse(row.id, customerKey);
    const ofCustomer = byCustomer.get(key) ?? 0;
    if (ofCustomer >= row.mostPerCustomer)
      throw refusal('OFFER_CODE_REFUSED', 'per-customer', { mostPerCustomer: row.mostPerCustomer });
    byCustomer.set(key, ofCustomer + 1);
  }
}

/**
 * Deletes expired uses before the uses are counted. A purchase that has locked one is served first; a later one finds
 * it deleted.
 */
async function endUses(change: Change, show: ShowRow, offerCodeIds: number[]): Promise<void> {
  await change.db
    .delete(offerCodeUses)
    .where(
      and(
        eq(offerCodeUses.promoterId, show.promoterId),
        inArray(offerCodeUses.offerCodeId, offerCodeIds),
        isNull(offerCodeUses.orderId),
        lte(offerCodeUses.expiresAt, change.now),
      ),
    );
}
