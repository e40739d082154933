import { discountItem } from '../../offer-codes/discount-item.ts';
import type { OfferCodeRow } from '../../offer-codes/offer-code-row.ts';
import { coversTicket } from '../../offer-codes/redeem/covers-ticket.ts';
import { splitTax } from '../ledger/split-tax.ts';
import type { ItemRow } from '../lock-order.ts';
import type { SalePrice } from '../purchase/read-sale-prices.ts';

/** What a ticket is and costs on its new seat. */
export type MovedTicket = Pick<
  ItemRow,
  'priceTypeId' | 'faceValueMinor' | 'bookingFeeMinor' | 'discountMinor' | 'offerCodeId' | 'taxMinor' | 'paidMinor'
>;

/**
 * At the same price a ticket keeps what it cost, whatever the price list says now. At another it costs what that costs
 * now, with the discount of its code where the code covers it too.
 */
export function priceMove(item: ItemRow, price: SalePrice, offer: OfferCodeRow | undefined): MovedTicket {
  if (price.id === item.priceTypeId) return item;
  const { faceValueMinor, bookingFeeMinor, rateBasisPoints } = price;
  const covering = offer && coversTicket(offer, price) ? offer : undefined;
  const discountMinor = covering ? faceValueMinor - discountItem(faceValueMinor, covering) : 0;
  const paidMinor = faceValueMinor - discountMinor + bookingFeeMinor;
  const [taxMinor = 0] = splitTax([{ amountMinor: paidMinor, rateBasisPoints }]);
  return {
    priceTypeId: price.id,
    faceValueMinor,
    bookingFeeMinor,
    discountMinor,
    offerCodeId: covering?.id ?? null,
    taxMinor,
    paidMinor,
  };
}
