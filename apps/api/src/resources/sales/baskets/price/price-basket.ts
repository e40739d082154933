import { discountPrice } from '@parterre/contract/money/derive-price';
import { AppError } from '#errors.ts';
import { newId } from '#ids.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { newBarcode, newBarcodeNumber } from '#resources/ground/barcodes/new-barcode.ts';
import type { SalePrice } from './read-sale-prices.ts';
import { splitTax } from './split-tax.ts';

/** One ticket of an order with its cost: face value − discount + booking fee, tax included. */
export interface ItemDraft {
  id: number;
  priceTypeId: number;
  seat: number | null;
  hold: number;
  faceValueMinor: number;
  bookingFeeMinor: number;
  taxMinor: number;
  paidMinor: number;
  offerCodeId: number | null;
  discountMinor: number;
  barcode: string;
  barcodeNumber: number;
}

export interface PricedBasket {
  items: ItemDraft[];
  totalMinor: number;
  offer: OfferCodeRow | undefined;
}

export interface BasketContent {
  seats: readonly { seat: number; price: number; hold: number }[];
  quantities: readonly { priceTypeId: number; quantity: number }[];
  offer: OfferCodeRow | undefined;
}

/**
 * Prices the seats and places of a basket. Throws BASKET_EXPIRED when the basket is empty or a price type was deleted.
 */
export function priceBasket(prices: readonly SalePrice[], { seats, quantities, offer }: BasketContent): PricedBasket {
  const byOrdinal = new Map(prices.map((price) => [price.ordinal, price]));
  const byId = new Map(prices.map((price) => [price.id, price]));
  const lines = [
    ...seats.map(({ seat, price, hold }) => toLine(seat, hold, byOrdinal.get(price), offer)),
    ...quantities.flatMap(({ priceTypeId, quantity }) =>
      Array.from({ length: quantity }, () => toLine(null, 0, byId.get(priceTypeId), offer)),
    ),
  ];
  if (lines.length === 0) throw new AppError('BASKET_EXPIRED', { detail: 'Nothing is left in the basket.' });
  const taxes = splitTax(lines.map(({ item, rateBasisPoints }) => ({ amountMinor: item.paidMinor, rateBasisPoints })));
  const items = lines.map(({ item }, index) => ({ ...item, taxMinor: taxes[index] ?? 0 }));
  return { items, totalMinor: items.reduce((total, item) => total + item.paidMinor, 0), offer };
}

/** A ticket before its share of the tax is known. */
function toLine(
  seat: number | null,
  hold: number,
  price: SalePrice | undefined,
  offer: OfferCodeRow | undefined,
): { item: ItemDraft; rateBasisPoints: number } {
  if (!price) throw new AppError('BASKET_EXPIRED', { detail: 'A ticket of the basket is no longer sold.' });
  const item = {
    id: newId(),
    seat,
    hold,
    taxMinor: 0,
    ...priceTicket(price, offer),
    barcode: newBarcode(),
    barcodeNumber: newBarcodeNumber(),
  };
  return { item, rateBasisPoints: price.rateBasisPoints };
}

/** Returns the amounts of a ticket in minor units, with the discount of an offer code that covers it. */
export function priceTicket(price: SalePrice, offer: OfferCodeRow | undefined) {
  const { id, faceValueMinor, bookingFeeMinor } = price;
  const covering = offer && coversTicket(offer, price) ? offer : undefined;
  const discountMinor = covering ? faceValueMinor - discountPrice(faceValueMinor, covering) : 0;
  return {
    priceTypeId: id,
    faceValueMinor,
    bookingFeeMinor,
    discountMinor,
    offerCodeId: covering?.id ?? null,
    paidMinor: faceValueMinor - discountMinor + bookingFeeMinor,
  };
}
