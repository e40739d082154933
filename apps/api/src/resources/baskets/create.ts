import type { Change, Context } from '../../context.ts';
import { baskets } from '../../db/schema/orders.ts';
import { newId } from '../../ids.ts';
import { lockOffers } from '../offer-codes/redeem/lock-offers.ts';
import { type OfferedBasket, type OfferUse, useOffers } from '../offer-codes/redeem/use-offers.ts';
import { recordSeats } from '../seats/change/record-seats.ts';
import { requireShow, type ShowRow } from '../shows/require-show.ts';
import { checkLimits } from './check-limits.ts';
import { checkQuantities } from './check-quantities.ts';
import { type ClaimedSeat, claimSeats } from './claim-seats.ts';
import type { Filling } from './filling.ts';
import { readShopPrices } from './read-shop-prices.ts';
import { requireSellable } from './require-sellable.ts';
import { resolveWanted } from './resolve-wanted.ts';

/** What a buyer wants: seats by ordinal or seat id, places of unseated tickets, or both. */
export interface BasketWish {
  seats?: readonly (number | string)[];
  /** Sells the seats at this price type instead of their own. */
  priceTypeId?: number;
  quantities?: readonly { priceTypeId: number; quantity: number }[];
  channel: string;
  partnerSiteId?: number;
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

const EXPIRY_MS = 10 * 60 * 1000;

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
    const show = await requireShow(change, showCode);
    requireSellable(show, wishes, change.now);
    const answer = await fillBaskets(change, show, wishes);
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

async function fillBaskets(change: Change, show: ShowRow, wishes: readonly BasketWish[]): Promise<Basket[]> {
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
  await claimSeats(change, show, claimed, expiresAt);
  if (claimed.length > 0) await recordSeats(change, show, 'claim', claimed.map(toRange));
  return basketIds.map((basketId, index) => {
    const offer = uses.get(basketId);
    const seats = claimed.filter((seat) => seat.wish === index).map(({ seat }) => seat);
    return { basketId, seats, expiresAt, ...(offer ? { offer } : {}) };
  });
}

/** The baskets with a code, each with its tickets one by one. */
function listOffered(
  { wishes, offers, prices }: Filling,
  claimed: readonly ClaimedSeat[],
  basketIds: readonly number[],
): OfferedBasket[] {
  return offers.flatMap((offer, index) => {
    if (!offer) return [];
    const seated = claimed.flatMap(({ wish, price }) => (wish === index ? (prices.byOrdinal.get(price) ?? []) : []));
    const unseated = (wishes[index]?.quantities ?? []).flatMap(({ priceTypeId, quantity }) =>
      Array.from({ length: quantity }, () => prices.byId.get(priceTypeId) ?? []).flat(),
    );
    return [{ basketId: basketIds[index] ?? 0, offer, tickets: [...seated, ...unseated] }];
  });
}

const toRow = (
  { change, show }: Filling,
  wish: BasketWish,
  offerCodeId: number | null,
  expiresAt: Date,
): typeof baskets.$inferInsert & { id: number } => ({
  promoterId: show.promoterId,
  id: newId(),
  showId: show.id,
  state: 'OPEN',
  channel: wish.channel,
  partnerSiteId: wish.partnerSiteId ?? null,
  quantities: [...(wish.quantities ?? [])],
  offerCodeId,
  expiresAt,
  createdAt: change.now,
});

const ROWS_PER_INSERT = 1000;

async function insertBaskets(change: Change, rows: readonly (typeof baskets.$inferInsert)[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await change.db.insert(baskets).values(rows.slice(i, i + ROWS_PER_INSERT));
}

const toRange = ({ seat }: ClaimedSeat) => ({ from: seat, to: seat });
