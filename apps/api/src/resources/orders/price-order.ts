import type { Buyer, baskets } from '../../db/schema/orders.ts';
import { AppError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { SalePrice } from './read-sale-prices.ts';
import { splitTax } from './split-tax.ts';

/** One ticket of an order with what it costs; the tax is inside `paidMinor`. */
export interface ItemDraft {
  id: number;
  priceTypeId: number;
  seat: number | null;
  hold: number;
  faceValueMinor: number;
  bookingFeeMinor: number;
  taxMinor: number;
  paidMinor: number;
}

/** An order that is not written yet. */
export interface OrderDraft {
  id: number;
  orderId: string;
  basket: typeof baskets.$inferSelect;
  buyer: Buyer;
  paid: boolean;
  items: ItemDraft[];
  totalMinor: number;
}

/** Tickets for the seats and places of a basket. BASKET_EXPIRED when nothing is left in it or a price is gone. */
export function priceOrder(
  prices: readonly SalePrice[],
  seats: readonly { seat: number; price: number; hold: number }[],
  quantities: readonly { priceTypeId: number; quantity: number }[],
): Pick<OrderDraft, 'items' | 'totalMinor'> {
  const byOrdinal = new Map(prices.map((price) => [price.ordinal, price]));
  const byId = new Map(prices.map((price) => [price.id, price]));
  const lines = [
    ...seats.map(({ seat, price, hold }) => ({ seat, hold, price: byOrdinal.get(price) })),
    ...quantities.flatMap(({ priceTypeId, quantity }) =>
      Array.from({ length: quantity }, () => ({ seat: null, hold: 0, price: byId.get(priceTypeId) })),
    ),
  ].map(({ price, ...line }) => ({ ...line, price: requirePrice(price) }));
  if (lines.length === 0) throw new AppError('BASKET_EXPIRED', { detail: 'Nothing is left in the basket.' });
  const taxes = splitTax(
    lines.map(({ price }) => ({ amountMinor: paidFor(price), rateBasisPoints: price.rateBasisPoints })),
  );
  const items = lines.map(({ seat, hold, price }, index) => ({
    id: newId(),
    priceTypeId: price.id,
    seat,
    hold,
    faceValueMinor: price.faceValueMinor,
    bookingFeeMinor: price.bookingFeeMinor,
    taxMinor: taxes[index] ?? 0,
    paidMinor: paidFor(price),
  }));
  return { items, totalMinor: items.reduce((total, item) => total + item.paidMinor, 0) };
}

const paidFor = (price: SalePrice): number => price.faceValueMinor + price.bookingFeeMinor;

function requirePrice(price: SalePrice | undefined): SalePrice {
  if (!price) throw new AppError('BASKET_EXPIRED', { detail: 'A ticket of the basket is not sold any more.' });
  return price;
}
