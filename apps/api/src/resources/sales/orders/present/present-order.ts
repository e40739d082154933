import type { GivenAnswer, Order, OrderItem, OrderSummary, Transaction } from '@parterre/contract/orders/order';
import type { offerCodes } from '#db/schema/events/offer-codes.ts';
import type { priceGroups } from '#db/schema/events/price-groups.ts';
import type { priceTypes } from '#db/schema/events/prices.ts';
import type { orderItems, orders } from '#db/schema/sales/orders.ts';
import type { Actor } from '#identity/actor.ts';
import { maskBuyer, seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type LedgerSums, toBalance, toTotal } from '../ledger/append-ledger.ts';
import { presentBarcode } from './present-barcode.ts';
import { presentRefund } from './present-refund.ts';

export interface OrderParts {
  order: typeof orders.$inferSelect;
  show: Pick<ShowRow, 'showCode' | 'name' | 'startsAtLocal' | 'timeZone'>;
  promoterCode: string;
  actor: Actor;
  items: readonly NamedItem[];
  answers: GivenAnswer[];
  sums: LedgerSums;
  instalmentPlan: Order['instalmentPlan'];
  transactions: ReadonlyMap<number, Transaction[]>;
  seatIdOf: (seat: number) => string;
}

interface NamedItem {
  item: typeof orderItems.$inferSelect;
  priceName: (typeof priceTypes.$inferSelect)['name'];
  priceGroupName: (typeof priceGroups.$inferSelect)['name'];
  offerCode: (typeof offerCodes.$inferSelect)['code'] | null;
}

export function presentOrder(read: OrderParts): Order {
  const { order, show, promoterCode, actor, items, answers, transactions, seatIdOf } = read;
  return {
    ...presentOrderFacts(order, show, promoterCode, actor),
    customerId: seesBuyers(actor, order.promoterId) ? order.customerId : null,
    answers,
    money: toMoney(read),
    items: items.map((item) => presentItem(item, seatIdOf, transactions.get(item.item.id) ?? [])),
    instalmentPlan: read.instalmentPlan,
    revision: order.revision,
  };
}

export type OrderFact =
  | 'promoterId'
  | 'orderId'
  | 'status'
  | 'paymentStatus'
  | 'refundStatus'
  | 'channel'
  | 'partnerSiteId'
  | 'buyer'
  | 'currency'
  | 'totalMinor'
  | 'createdAt';

/** Presents the facts that the list and the page of an order share. */
export function presentOrderFacts(
  order: Pick<OrderParts['order'], OrderFact>,
  show: OrderParts['show'],
  promoterCode: string,
  actor: Actor,
): Omit<OrderSummary, 'tickets' | 'cancelledTickets' | 'seatIds'> {
  const isBuyerMasked = !seesBuyers(actor, order.promoterId);
  const { name, email } = isBuyerMasked ? maskBuyer(order.buyer) : order.buyer;
  return {
    orderId: order.orderId,
    promoterCode,
    showCode: show.showCode,
    showName: show.name,
    startsAtLocal: show.startsAtLocal,
    timeZone: show.timeZone,
    status: order.status,
    paymentStatus: order.paymentStatus,
    refundStatus: presentRefund(order),
    channel: order.channel,
    partnerSiteId: order.partnerSiteId,
    buyer: { name, email },
    isBuyerMasked,
    currency: order.currency,
    totalMinor: order.totalMinor,
    createdAt: order.createdAt.toISOString(),
  };
}

/** Every figure is a sum over the ledger. */
function toMoney({ sums }: OrderParts): Order['money'] {
  const { SALE = 0, DISCOUNT = 0, FEE = 0, TAX = 0, POSTAGE = 0, CANCEL_FEE = 0, ...rest } = sums;
  const { WAIVER = 0, PAYMENT = 0, REFUND = 0 } = rest;
  return {
    faceValueMinor: SALE,
    discountMinor: 0 - DISCOUNT,
    bookingFeeMinor: FEE,
    postageMinor: POSTAGE,
    cancelFeeMinor: CANCEL_FEE,
    waivedMinor: 0 - WAIVER,
    totalMinor: toTotal(sums),
    taxMinor: TAX,
    paidMinor: PAYMENT,
    refundedMinor: 0 - REFUND,
    balanceMinor: toBalance(sums),
  };
}

function presentItem(
  { item, priceName, priceGroupName, offerCode }: NamedItem,
  seatIdOf: (seat: number) => string,
  transactionHistory: Transaction[],
): OrderItem {
  return {
    id: item.id,
    priceTypeId: item.priceTypeId,
    priceName,
    priceGroupName,
    seatId: item.seat === null ? null : seatIdOf(item.seat),
    formerSeatId: item.seat === null ? findFormerSeat(transactionHistory) : null,
    status: item.status,
    faceValueMinor: item.faceValueMinor,
    discountMinor: item.discountMinor,
    bookingFeeMinor: item.bookingFeeMinor,
    taxMinor: item.taxMinor,
    paidMinor: item.paidMinor,
    offerCode,
    barcode: presentBarcode(item),
    transactionHistory,
  };
}

/** A ticket without a seat that once changed its seat lost it with a version of the plan. */
const findFormerSeat = (history: readonly Transaction[]): string | null =>
  history.find(({ type }) => type === 'SEAT_CHANGE')?.before ?? null;
