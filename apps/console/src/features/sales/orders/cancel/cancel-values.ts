import type { cancelOrder } from '@parterre/contract/calls/orders';
import type { CancelReason, CancelRefund } from '@parterre/contract/choices/order-choices';
import { settleCancellation } from '@parterre/contract/money/settle-cancellation';
import type { Order } from '@parterre/contract/orders/order';
import type { CallArguments } from '@parterre/contract/wire/call';

export interface CancelValues {
  itemIds: number[];
  reason: CancelReason | null;
  comment: string;
  feeMinor: number | null;
  refund: CancelRefund;
  /** Null returns the places to sale. */
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

/** The result of a cancellation, in minor units. */
export interface CancelSums {
  tickets: number;
  /** The share of the chosen tickets in the payments. */
  paidMinor: number;
  keptMinor: number;
  backMinor: number;
  /** The total of the order after the cancellation. */
  totalMinor: number;
}

type Cancelled = Pick<Order, 'items' | 'money' | 'totalMinor'>;

export const listChosen = ({ items }: Pick<Order, 'items'>, itemIds: readonly number[]) =>
  items.filter(({ id, status }) => status === 'ACTIVE' && itemIds.includes(id));

/** Calculates like the server. A fee above the paid amount is capped here; its field shows the error. */
export function sumCancellation(
  order: Cancelled,
  { itemIds, feeMinor, refund }: Pick<CancelValues, 'itemIds' | 'feeMinor' | 'refund'>,
): CancelSums {
  const { money, totalMinor } = order;
  const chosen = listChosen(order, itemIds);
  const others = order.items.filter((item) => item.status === 'ACTIVE' && !chosen.includes(item));
  const settled = settleCancellation(chosen, {
    totalMinor,
    paidMinor: money.paidMinor - money.refundedMinor,
    waivedMinor: money.waivedMinor,
    standingMinor: others.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    feeMinor: typeof feeMinor === 'number' ? feeMinor : 0,
    refund,
  });
  return {
    tickets: chosen.length,
    paidMinor: settled.paidMinor,
    keptMinor: settled.feeMinor,
    backMinor: settled.backMinor,
    totalMinor: settled.totalMinor,
  };
}

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
