import { BASKET_MINUTES } from '@parterre/contract/baskets';
import type { Change, Context } from '../../context.ts';
import { baskets } from '../../db/schema/orders.ts';
import { together } from '../../db/together.ts';
import { newId } from '../../ids.ts';
import type { OfferCodeRow } from '../offer-codes/offer-code-row.ts';
import { lockOffers } from '../offer-codes/redeem/lock-offers.ts';
import { type OfferedBasket, type OfferUse, useOffers } from '../offer-codes/redeem/use-offers.ts';
import { recordSeats } from '../seats/change/record-seats.ts';
import { keepShow, type ShowRow } from '../shows/require-show.ts';
import { checkLimits } from './fill/check-limits.ts';
import { checkQuantities } from './fill/check-quantities.ts';
import { type ClaimedSeat, claimSeats } from './fill/claim-seats.ts';
import type { Filling } from './fill/filling.ts';
import { resolveWanted } from './fill/resolve-wanted.ts';
import { listTickets } from './read/list-tickets.ts';
import { readShopPrices, type ShopPrices } from './read/read-shop-prices.ts';
import { requireSellable } from './require-sellable.ts';

/** A seat by its ordinal or its id, or by its id at a ticket of its own. */
export type SeatWish = number | string | { seatId: string; priceTypeId?: number | undefined };

/** What a buyer wants: seats, the best there are, places of unseated tickets, or all of it. */
export interface BasketWish {
  seats?: readonly SeatWish[];
  bestAvailable?: readonly { priceTypeId: number; quantity: number; blockLabel?: string | undefined }[];
  /** Sells the seats at this price type instead of their own. */
  priceTypeId?: number;
  quantities?: readonly { priceTypeId: number; quantity: number }[];
  /** A hold that is open to this wish, whether it allows sales or not: a guest list's own. */
  opensHoldId?: number;
  channel: string;
  partnerSiteId?: number;
  /** The key that opens it; absent: staff. */
  apiKeyId?: number | null;
  offerCode?: string;
  /** Who is buying, when they have said so: codes with a limit per customer are refused early. */
  customerEmail?: string;
}

export interface Basket {
  basketId: number;
  seats: number[];
  expiresAt: Date;
  /** What the offer code does for the basket. */
  offer?: OfferUse;
}

const EXPIRY_MS = BASKET_MINUTES * 60_000;

/**
 * Puts seats and places into a basket for ten minutes, all or nothing. Throws SEAT_TAKEN and SEAT_NOT_FOR_SALE with the
 * seats, NOT_ENOUGH_LEFT with what is left, RULE_BROKEN for limits per order and events and tickets that are not on
 * sale, OFFER_CODE_REFUSED with the reason.
 */
export async function createBasket(ctx: Context, wish: BasketWish & { showCode: string }): Promise<Basket> {
  const [basket] = await createBaskets(ctx, wish.showCode, [wish]);
  if (!basket) throw new Error('A wish was answered without a basket');
  return basket;
}

/** Many baskets of one show in as few statements as one; all of them or none. */
export function createBaskets(ctx: Context, showCode: string, wishes: readonly BasketWish[]): Promise<Basket[]> {
  return ctx.change('basket.create', async (change) => {
    const show = await keepShow(change, showCode);
    requireSellable(show, wishes, change.now);
    const { filled } = await fillBaskets(change, show, wishes);
    const answer = filled.map(({ row, seats, use }) => ({
      basketId: row.id,
      seats: seats.map(({ seat }) => seat),
      expiresAt: row.expiresAt,
      ...(use ? { offer: use } : {}),
    }));
    return {
      answer,
      promoterId: show.promoterId,
      object: 'basket',
      objectId: answer[0]?.basketId ?? 0,
      showId: show.id,
      isAudited: false,
    };
  });
}

/** A basket that was filled, with what is in it. */
export interface FilledBasket {
  row: BasketInsert;
  seats: ClaimedSeat[];
  offer: OfferCodeRow | undefined;
  use: OfferUse | undefined;
}

/** Fills baskets of one event, which must be sellable, all or none. */
export async function fillBaskets(
  change: Change,
  show: ShowRow,
  wishes: readonly BasketWish[],
): Promise<{ filled: FilledBasket[]; prices: ShopPrices }> {
  const expiresAt = new Date(change.now.getTime() + EXPIRY_MS);
  const offers = await lockOffers(change, show, wishes);
  const filling: Filling = { change, show, wishes, offers, prices: await readShopPrices(change, show) };
  const wanted = await resolveWanted(filling);
  await checkQuantities(filling);
  const rows = wishes.map((wish, index) => toRow(filling, wish, offers[index]?.row.id ?? null, expiresAt));
  const basketIds = rows.map((row) => row.id);
  const claimed = wanted.map((seat) => ({ ...seat, basketId: basketIds[seat.wish] ?? 0 }));
  checkLimits(filling.prices, wishes, claimed);
  const uses = await useOffers(change, show, listOffered(filling, claimed, basketIds), expiresAt);
  await insertBaskets(change, rows);
  await together(
    claimSeats(change, show, claimed, expiresAt),
    claimed.length > 0 && recordSeats(change, show, 'claim', claimed.map(toRange)),
  );
  const filled = rows.map((row, index) => ({
    row,
    seats: claimed.filter(({ wish }) => wish === index),
    offer: offers[index]?.row,
    use: uses.get(row.id),
  }));
  return { filled, prices: filling.prices };
}

/** The baskets with a code, each with its tickets one by one. */
function listOffered(
  { wishes, offers, prices }: Filling,
  claimed: readonly ClaimedSeat[],
  basketIds: readonly number[],
): OfferedBasket[] {
  return offers.flatMap((offer, index) => {
    if (!offer) return [];
    const seats = claimed.filter(({ wish }) => wish === index);
    const tickets = listTickets({ prices, seats, quantities: wishes[index]?.quantities ?? [] });
    return [{ basketId: basketIds[index] ?? 0, offer, tickets }];
  });
}

type BasketInsert = typeof baskets.$inferInsert & Pick<typeof baskets.$inferSelect, 'id' | 'quantities'>;

const toRow = (
  { change, show }: Filling,
  wish: BasketWish,
  offerCodeId: number | null,
  expiresAt: Date,
): BasketInsert => ({
  promoterId: show.promoterId,
  id: newId(),
  showId: show.id,
  state: 'OPEN',
  channel: wish.channel,
  partnerSiteId: wish.partnerSiteId ?? null,
  quantities: [...(wish.quantities ?? [])],
  offerCodeId,
  apiKeyId: wish.apiKeyId ?? null,
  expiresAt,
  createdAt: change.now,
});

const ROWS_PER_INSERT = 1000;

async function insertBaskets(change: Change, rows: readonly (typeof baskets.$inferInsert)[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await change.db.insert(baskets).values(rows.slice(i, i + ROWS_PER_INSERT));
}

const toRange = ({ seat }: ClaimedSeat) => ({ from: seat, to: seat });
