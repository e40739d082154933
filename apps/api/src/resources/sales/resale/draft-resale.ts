import type { Change } from '#context.ts';
import { newId } from '#ids.ts';
import { newBarcode, newBarcodeNumber } from '#resources/ground/barcodes/new-barcode.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { insertBasket } from '../baskets/create-basket.ts';
import { readSalePrices } from '../baskets/price/read-sale-prices.ts';
import { splitTax } from '../baskets/price/split-tax.ts';
import type { Seller } from '../baskets/seller.ts';
import type { ItemRow } from '../orders/lock-order.ts';
import type { OrderDraft } from '../orders/purchase/sale-terms.ts';

/** The first ticket, and the amount that its buyer asks for it. */
interface ResoldTicket extends Pick<ItemRow, 'priceTypeId' | 'seat' | 'hold'> {
  askedMinor: number;
}

/**
 * Drafts the single ticket of the new order, in a basket of its own as every order has one. It costs the asked amount,
 * without a fee, with the tax of its price type included.
 */
export async function draftResale(
  change: Change,
  show: ShowRow,
  { priceTypeId, seat, hold, askedMinor }: ResoldTicket,
  seller: Seller,
): Promise<Pick<OrderDraft, 'basket' | 'items' | 'totalMinor' | 'offer'>> {
  const price = (await readSalePrices(change, show)).find(({ id }) => id === priceTypeId);
  const [taxMinor = 0] = splitTax([{ amountMinor: askedMinor, rateBasisPoints: price?.rateBasisPoints ?? 0 }]);
  const basket = await insertBasket(change, show, seller, seat === null ? [{ priceTypeId, quantity: 1 }] : []);
  const ticket = {
    id: newId(),
    priceTypeId,
    seat,
    hold,
    faceValueMinor: askedMinor,
    bookingFeeMinor: 0,
    taxMinor,
    paidMinor: askedMinor,
    offerCodeId: null,
    discountMinor: 0,
    barcode: newBarcode(),
    barcodeNumber: newBarcodeNumber(),
  };
  return { basket, items: [ticket], totalMinor: askedMinor, offer: undefined };
}
