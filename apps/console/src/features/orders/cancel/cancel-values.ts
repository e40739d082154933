import type { CallArguments } from '@parterre/contract/call';
import type { cancelOrder } from '@parterre/contract/calls/orders';
import type { CancelReason, CancelRefund } from '@parterre/contract/order-choices';
import type { Order } from '@parterre/contract/orders';

export interface CancelValues {
  itemIds: number[];
  reason: CancelReason | null;
  comment: string;
  feeMinor: number | null;
  refund: CancelRefund;
  /** null: back on sale. */
  holdId: number | null;
  sendsMail: boolean;
}

export const EMPTY_CANCEL: Omit<CancelValues, 'itemIds'> = {
  reason: null,
  comment: '',
  feeMinor: 0,
  refund: 'later',
  holdId: null,
  sendsMail: false,
};

/** What a cancellation comes to, in minor units. */
export interface CancelSums {
  tickets: number;
  /** What was paid for the chosen tickets: their share of what came in. */
  paidMinor: number;
  keptMinor: number;
  backMinor: number;
  /** What the order costs afterwards. */
  totalMinor: number;
}

type Cancelled = Pick<Order, 'items' | 'money' | 'totalMinor'>;

/** The tickets that are chosen and still stand. */
export const listChosen = ({ items }: Pick<Order, 'items'>, itemIds: readonly number[]) =>
  items.filter(({ id, status }) => status === 'ACTIVE' && itemIds.includes(id));

export function sumCancellation(
  order: Cancelled,
  { itemIds, feeMinor, refund }: Pick<CancelValues, 'itemIds' | 'feeMinor' | 'refund'>,
): CancelSums {
  const chosen = listChosen(order, itemIds);
  const costOf = (items: readonly { paidMinor: number }[]) => items.reduce((sum, item) => sum + item.paidMinor, 0);
  const standing = order.items.filter(({ status }) => status === 'ACTIVE');
  const grossMinor = costOf(chosen);
  // As the server settles it: what was let off and what came in are shared over the tickets by what they cost.
  const costMinor = grossMinor - shareOf(order.money.waivedMinor, grossMinor, costOf(standing));
  const inOrderMinor = Math.min(order.money.paidMinor - order.money.refundedMinor, order.totalMinor);
  const paidMinor = shareOf(inOrderMinor, costMinor, order.totalMinor);
  const feeWanted = typeof feeMinor === 'number' ? feeMinor : 0;
  const keptMinor = refund === 'none' ? paidMinor : Math.min(feeWanted, paidMinor);
  const totalMinor = order.totalMinor - costMinor + keptMinor;
  return {
    tickets: chosen.length,
    paidMinor,
    keptMinor,
    // What was paid for them first pays for the tickets that stand.
    backMinor: Math.max(0, inOrderMinor - totalMinor),
    totalMinor,
  };
}

/** The part of an amount, half a penny up. */
const shareOf = (amountMinor: number, partMinor: number, wholeMinor: number): number =>
  wholeMinor === 0 ? 0 : Math.round((amountMinor * partMinor) / wholeMinor);

export function toCancelBody(order: Cancelled, values: CancelValues): CallArguments<typeof cancelOrder>['body'] {
  const isPaid = order.money.paidMinor > 0;
  return {
    orderItemIds: listChosen(order, values.itemIds).map(({ id }) => id),
    reason: values.reason ?? 'other',
    comment: values.comment,
    feeMinor: isPaid && values.refund !== 'none' ? (values.feeMinor ?? 0) : 0,
    refund: isPaid ? values.refund : 'later',
    holdId: values.holdId,
    sendsMail: values.sendsMail,
  };
}
