import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { AppError, notFound } from '#errors.ts';
import { readBasketOffers } from '#resources/events/offer-codes/uses/basket-offers.ts';
import { registerBuyers } from '#resources/ground/customer-rows/register-buyers.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { BasketRow } from '#resources/sales/baskets/lock-basket.ts';
import { priceBasket } from '#resources/sales/baskets/price/price-basket.ts';
import { readSalePrices } from '#resources/sales/baskets/price/read-sale-prices.ts';
import type { OrderDraft, Purchase } from './sale-terms.ts';
import { readOrderPostages, settleDraft } from './settle-draft.ts';

/**
 * Drafts the orders of the baskets with all their tickets, prices, payments and answers, and registers their buyers.
 */
export async function draftOrders(
  change: Change,
  show: ShowRow,
  purchases: readonly Purchase[],
  rows: ReadonlyMap<number, BasketRow>,
): Promise<OrderDraft[]> {
  const offered = [...rows.values()].flatMap(({ id, offerCodeId }) => (offerCodeId === null ? [] : [id]));
  const posted = purchases.flatMap(({ terms }) => terms?.postageId ?? []);
  const [prices, seats, offers, postages] = await runConcurrently(
    readSalePrices(change, show),
    readSeatsOf(change, show, [...rows.keys()]),
    readBasketOffers(change, show, offered),
    readOrderPostages(change, show, posted),
  );
  const drafts: OrderDraft[] = [];
  for (const purchase of purchases) {
    const { basketId } = purchase;
    const basket = rows.get(basketId);
    if (!basket) throw notFound();
    const offer = offers.get(basketId);
    if (basket.offerCodeId !== null && !offer) throw new AppError('BASKET_EXPIRED', { details: { basketId } });
    const content = { seats: seats.get(basketId) ?? [], quantities: basket.quantities, offer };
    drafts.push(
      await settleDraft(change, show, purchase, { priced: { basket, ...priceBasket(prices, content) }, postages }),
    );
  }
  return nameCustomers(change, show, purchases, drafts);
}

/** Returns the same orders with the customers of their buyers, which it creates where they are new. */
export async function nameCustomers(
  change: Change,
  show: ShowRow,
  purchases: readonly Pick<Purchase, 'buyer' | 'terms'>[],
  drafts: readonly OrderDraft[],
): Promise<OrderDraft[]> {
  const customers = await registerBuyers(
    change,
    show,
    drafts.map(({ id, basket }, index) => {
      const { buyer, terms } = purchases[index] ?? {};
      const { name = '', email = '', phone, address, cultureCode } = buyer ?? {};
      return {
        orderId: id,
        channel: basket.channel,
        name,
        email,
        ...(phone === undefined ? {} : { phone }),
        ...(address === undefined ? {} : { address }),
        ...(cultureCode === undefined ? {} : { cultureCode }),
        consents: terms?.consents ?? [],
      };
    }),
  );
  return drafts.map((draft) => ({ ...draft, customerId: customers.get(draft.id) ?? null }));
}

async function readSeatsOf(change: Change, show: ShowRow, basketIds: readonly number[]) {
  const rows = await change.db
    .select({ basketId: claims.basketId, seat: claims.seat, price: claims.price, hold: claims.hold })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), inArray(claims.basketId, [...basketIds])))
    .orderBy(asc(claims.seat));
  const seats = new Map<number, { seat: number; price: number; hold: number }[]>();
  for (const { basketId, ...seat } of rows) {
    const own = seats.get(basketId);
    if (own) own.push(seat);
    else seats.set(basketId, [seat]);
  }
  return seats;
}
