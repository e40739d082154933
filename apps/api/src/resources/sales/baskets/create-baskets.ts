import { BASKET_MINUTES } from '@parterre/contract/baskets';
import type { Change, Context } from '#context.ts';
import { groupRows } from '#db/group-rows.ts';
import { inBatches } from '#db/in-batches.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { newId } from '#ids.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import { lockOffers } from '#resources/events/offer-codes/uses/lock-offers.ts';
import { type OfferedBasket, type OfferUse, useOffers } from '#resources/events/offer-codes/uses/use-offers.ts';
import { lockShowKey, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { recordSeats, toRange } from '#resources/seating/seats/change/record-seats.ts';
import { MINUTE_MS } from '#time/zones.ts';
import type { BasketFill, BasketRequest } from './fill/basket-request.ts';
import { checkLimits } from './fill/check-limits.ts';
import { checkQuantities } from './fill/check-quantities.ts';
import { type ClaimedSeat, claimSeats } from './fill/claim-seats.ts';
import { resolveRequestedSeats } from './fill/resolve-requested-seats.ts';
import { describeBasketStep } from './lock-basket.ts';
import { readShopPrices, type ShopPrices } from './price/read-shop-prices.ts';
import { listTickets } from './read/present-basket.ts';
import { requireSellable } from './require-sellable.ts';

export interface OpenedBasket {
  basketId: number;
  seats: number[];
  expiresAt: Date;
  offer?: OfferUse;
}

const EXPIRY_MS = BASKET_MINUTES * MINUTE_MS;

/**
 * Puts seats and places into baskets of one show for ten minutes, with as few statements for many as for one, all or
 * none. Throws SEAT_TAKEN and SEAT_NOT_FOR_SALE with the seats, NOT_ENOUGH_LEFT with the number left, RULE_BROKEN for
 * limits per order and for shows and price types that are not on sale, OFFER_CODE_REFUSED with the reason.
 */
export function createBaskets(
  ctx: Context,
  showCode: string,
  requests: readonly BasketRequest[],
): Promise<OpenedBasket[]> {
  return ctx.change('basket.create', async (change) => {
    const show = await lockShowKey(change, showCode);
    requireSellable(show, requests, change.now);
    const { filled } = await fillBaskets(change, show, requests);
    const answer = filled.map(({ row, seats, use }) => ({
      basketId: row.id,
      seats: seats.map(({ seat }) => seat),
      expiresAt: row.expiresAt,
      ...(use ? { offer: use } : {}),
    }));
    const [first] = filled;
    if (!first) throw new Error('No basket was asked for');
    return describeBasketStep(first.row, answer);
  });
}

export interface FilledBasket {
  row: BasketInsert;
  seats: ClaimedSeat[];
  offer: OfferCodeRow | undefined;
  use: OfferUse | undefined;
}

/** Fills baskets of one show, all or none. The caller must have checked that the show is on sale. */
export async function fillBaskets(
  change: Change,
  show: ShowRow,
  requests: readonly BasketRequest[],
): Promise<{ filled: FilledBasket[]; prices: ShopPrices }> {
  const expiresAt = new Date(change.now.getTime() + EXPIRY_MS);
  const offers = await lockOffers(change, show, requests);
  const fill: BasketFill = { change, show, requests, offers, prices: await readShopPrices(change, show) };
  const wanted = await resolveRequestedSeats(fill);
  await checkQuantities(fill);
  const rows = requests.map((request, index) => toRow(fill, request, offers[index]?.row.id ?? null, expiresAt));
  const basketIds = rows.map((row) => row.id);
  const claimed = wanted.map((seat) => {
    const row = rows[seat.request];
    if (!row) throw new Error('A seat was found for no request');
    return { ...seat, basketId: row.id };
  });
  checkLimits(fill.prices, requests, claimed);
  const byRequest = groupRows(claimed, ({ request }) => request);
  const uses = await useOffers(change, show, listOffered(fill, byRequest, basketIds), expiresAt);
  await insertBaskets(change, rows);
  await runConcurrently(
    claimSeats(change, show, claimed, expiresAt),
    claimed.length > 0 &&
      recordSeats(
        change,
        show,
        'claim',
        claimed.map(({ seat }) => toRange(seat)),
      ),
  );
  const filled = rows.map((row, index) => ({
    row,
    seats: byRequest.get(index) ?? [],
    offer: offers[index]?.row,
    use: uses.get(row.id),
  }));
  return { filled, prices: fill.prices };
}

function listOffered(
  { requests, offers, prices }: BasketFill,
  byRequest: ReadonlyMap<number, readonly ClaimedSeat[]>,
  basketIds: readonly number[],
): OfferedBasket[] {
  return offers.flatMap((offer, index) => {
    if (!offer) return [];
    const seats = byRequest.get(index) ?? [];
    const tickets = listTickets({ prices, seats, quantities: requests[index]?.quantities ?? [] });
    return [{ basketId: basketIds[index] ?? 0, offer, tickets }];
  });
}

type BasketInsert = typeof baskets.$inferInsert & Pick<typeof baskets.$inferSelect, 'id' | 'quantities'>;

const toRow = (
  { change, show }: BasketFill,
  request: BasketRequest,
  offerCodeId: number | null,
  expiresAt: Date,
): BasketInsert => ({
  promoterId: show.promoterId,
  id: newId(),
  showId: show.id,
  state: 'OPEN',
  channel: request.channel,
  partnerSiteId: request.partnerSiteId ?? null,
  quantities: [...(request.quantities ?? [])],
  offerCodeId,
  apiKeyId: request.apiKeyId ?? null,
  expiresAt,
  createdAt: change.now,
});

async function insertBaskets(change: Change, rows: readonly (typeof baskets.$inferInsert)[]): Promise<void> {
  for (const batch of inBatches(rows)) await change.db.insert(baskets).values(batch);
}
