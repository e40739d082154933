import type { ChannelOrder } from '@parterre/contract/channel';
import type { instalments } from '#db/schema/sales/instalments.ts';
import type { ItemRow, OrderRow } from '../lock-order.ts';
import { presentBarcode } from './present-barcode.ts';
import { presentRefund } from './present-refund.ts';

type OrderFact =
  | 'orderId'
  | 'externalReference'
  | 'status'
  | 'paymentStatus'
  | 'refundStatus'
  | 'buyer'
  | 'currency'
  | 'totalMinor'
  | 'createdAt';
type ItemFact = 'id' | 'priceTypeId' | 'seat' | 'status' | 'barcode' | 'barcodeNumber' | Money;
type Money = 'faceValueMinor' | 'discountMinor' | 'bookingFeeMinor' | 'taxMinor' | 'paidMinor';

export interface SoldOrder {
  order: Pick<OrderRow, OrderFact>;
  showCode: string;
  items: readonly Pick<ItemRow, ItemFact>[];
  money: Pick<ChannelOrder, 'postageMinor' | 'paidMinor' | 'refundedMinor' | 'balanceMinor'>;
  instalments: readonly Pick<typeof instalments.$inferSelect, 'number' | 'dueOn' | 'amountMinor' | 'paidMinor'>[];
  seatIdOf: (seat: number) => string;
}

/** Presents an order to the channel that sold it, with the buyer unmasked, because the channel entered the buyer. */
export const presentChannelOrder = ({
  order,
  showCode,
  items,
  money,
  instalments,
  seatIdOf,
}: SoldOrder): ChannelOrder => ({
  orderId: order.orderId,
  showCode,
  externalReference: order.externalReference,
  status: order.status,
  paymentStatus: order.paymentStatus,
  refundStatus: presentRefund(order),
  buyer: { name: order.buyer.name, email: order.buyer.email },
  items: items.map((item) => ({
    orderItemId: item.id,
    priceTypeId: item.priceTypeId,
    seatId: item.seat === null ? null : seatIdOf(item.seat),
    status: item.status,
    faceValueMinor: item.faceValueMinor,
    discountMinor: item.discountMinor,
    bookingFeeMinor: item.bookingFeeMinor,
    taxMinor: item.taxMinor,
    priceMinor: item.paidMinor,
    barcode: presentBarcode(item),
  })),
  currency: order.currency,
  totalMinor: order.totalMinor,
  ...money,
  instalments: instalments.map(({ number, dueOn, amountMinor, paidMinor }) => ({
    number,
    dueOn,
    amountMinor,
    paidMinor,
  })),
  createdAt: order.createdAt.toISOString(),
});
