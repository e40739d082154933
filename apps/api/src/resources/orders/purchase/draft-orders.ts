import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { claims } from '../../../db/schema/seats.ts';
import { together } from '../../../db/together.ts';
import { AppError, notFound } from '../../../errors.ts';
import { newId, newOrderCode } from '../../../ids.ts';
import type { BasketRow } from '../../baskets/lock-basket.ts';
import { registerBuyers } from '../../customers/register-buyers.ts';
import { openInstalments } from '../../instalments/open-instalments.ts';
import { readBasketOffers } from '../../offer-codes/redeem/read-basket-offers.ts';
import { checkAnswers } from '../../questions/check-answers.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import { checkPayments, checkTotal } from '../check-payments.ts';
import { type OrderDraft, priceOrder } from './price-order.ts';
import type { Purchase } from './purchase.ts';
import { choosePostage, type PostageRow, readPostages } from './read-postages.ts';
import { readSalePrices } from './read-sale-prices.ts';

/** Orders of the baskets with all that stands in them, priced, paid and answered for; their buyers are registered. */
export async function draftOrders(
  change: Change,
  show: ShowRow,
  purchases: readonly Purchase[],
  rows: ReadonlyMap<number, BasketRow>,
): Promise<OrderDraft[]> {
  const offered = [...rows.values()].flatMap(({ id, offerCodeId }) => (offerCodeId === null ? [] : [id]));
  const posted = purchases.flatMap(({ terms }) => terms?.postageId ?? []);
  const [prices, seats, offers, postages] = await together(
    readSalePrices(change, show),
    readSeatsOf(change, show, [...rows.keys()]),
    readBasketOffers(change, show, offered),
    readPostages(change, show, posted),
  );
  const drafts: OrderDraft[] = [];
  for (const purchase of purchases) {
    const { basketId } = purchase;
    const basket = rows.get(basketId);
    if (!basket) throw notFound();
    const offer = offers.get(basketId);
    if (basket.offerCodeId !== null && !offer) throw new AppError('BASKET_EXPIRED', { details: { basketId } });
    const content = { seats: seats.get(basketId) ?? [], quantities: basket.quantities, offer };
    drafts.push(await settleDraft(change, show, purchase, postages, { basket, ...priceOrder(prices, content) }));
  }
  return nameCustomers(change, show, purchases, drafts);
}

type PricedBasket = Pick<OrderDraft, 'basket' | 'items' | 'totalMinor' | 'offer'>;

/** What the order costs with its postage, and how it is paid. */
export async function settleDraft(
  change: Change,
  show: ShowRow,
  { buyer, paid, terms }: Pick<Purchase, 'buyer' | 'paid' | 'terms'>,
  postages: ReadonlyMap<number, PostageRow>,
  priced: PricedBasket,
): Promise<OrderDraft> {
  const postage = terms && choosePostage(postages, show, terms, buyer);
  const totalMinor = priced.totalMinor + (postage?.amountMinor ?? 0);
  const draft: OrderDraft = {
    ...priced,
    id: newId(),
    orderId: newOrderCode(),
    buyer: { name: buyer.name, email: buyer.email },
    address: buyer.address ?? null,
    customerId: null,
    totalMinor,
    postage: postage ? { id: postage.id, amountMinor: postage.amountMinor } : null,
    instalmentPlanId: terms?.instalmentPlanId ?? null,
    externalReference: terms?.externalReference ?? '',
    answers: [],
    paymentStatus: paid ? 'PAID' : 'UNPAID',
    payments: paid ? [{ amountMinor: totalMinor }] : [],
  };
  if (!terms) return draft;
  const owed = { channel: priced.basket.channel, currency: show.currency, totalMinor };
  checkTotal(terms, owed);
  const answers = await checkAnswers(change, show, { answers: terms.answers, tickets: priced.items.length });
  const planId = terms.instalmentPlanId;
  const plan =
    planId === undefined ? undefined : await openInstalments(change, show, { orderId: draft.id, totalMinor, planId });
  const paymentStatus = checkPayments(terms, { ...owed, depositMinor: plan?.depositMinor });
  return { ...draft, answers, paymentStatus, payments: terms.payments };
}

/** The same orders with the customers their buyers are, made where they are new. */
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
