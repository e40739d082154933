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
}

export const EMPTY_CANCEL: Omit<CancelValues, 'itemIds'> = {
  reason: null,
  comment: '',
  feeMinor: 0,
  refund: 'later',
  holdId: null,
};

/** What a cancellation comes to, in minor units. */
export interface CancelSums {
  tickets: number;
  /** What was paid for the chosen tickets: nothing of an unpaid order. */
  paidMinor: number;
  keptMinor: number;
  backMinor: number;
  /** What the order costs afterwards. */
  totalMinor: number;
}

type Cancelled = Pick<Order, 'items' | 'paymentStatus' | 'totalMinor'>;

/** The tickets that are chosen and still stand. */
export const listChosen = ({ items }: Pick<Order, 'items'>, itemIds: readonly number[]) =>
  items.filter(({ id, status }) => status === 'ACTIVE' && itemIds.includes(id));

export function sumCancellation(
  order: Cancelled,
  { itemIds, feeMinor, refund }: Pick<CancelValues, 'itemIds' | 'feeMinor' | 'refund'>,
): CancelSums {
  const chosen = listChosen(order, itemIds);
  const costMinor = chosen.reduce((sum, item) => sum + item.paidMinor, 0);
  const paidMinor = order.paymentStatus === 'PAID' ? costMinor : 0;
  const feeWanted = typeof feeMinor === 'number' ? feeMinor : 0;
  const keptMinor = refund === 'none' ? paidMinor : Math.min(feeWanted, paidMinor);
  return {
    tickets: chosen.length,
    paidMinor,
    keptMinor,
    backMinor: paidMinor - keptMinor,
    totalMinor: order.totalMinor - costMinor + keptMinor,
  };
}

export function toCancelBody(order: Cancelled, values: CancelValues): CallArguments<typeof cancelOrder>['body'] {
  const isPaid = order.paymentStatus === 'PAID';
  return {
    orderItemIds: listChosen(order, values.itemIds).map(({ id }) => id),
    reason: values.reason ?? 'other',
    comment: values.comment,
    feeMinor: isPaid && values.refund !== 'none' ? (values.feeMinor ?? 0) : 0,
    refund: isPaid ? values.refund : 'later',
    holdId: values.holdId,
  };
}
