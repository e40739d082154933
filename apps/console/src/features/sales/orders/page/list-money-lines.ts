import type { Order } from '@parterre/contract/orders/order';

type Money = Order['money'];

interface MoneyLine {
  key:
    | 'tickets'
    | 'discounts'
    | 'bookingFees'
    | 'postage'
    | 'cancelFees'
    | 'waived'
    | 'total'
    | 'paid'
    | 'refunded'
    | 'due'
    | 'owed'
    | 'even';
  /** Signed: reductions are negative. */
  amountMinor: number;
  isSum: boolean;
}

/** Returns two sums with their parts: the price, and the balance after payments. Parts of zero are omitted. */
export function listMoneyLines(money: Money): MoneyLine[] {
  const { balanceMinor } = money;
  const part = (key: MoneyLine['key'], amountMinor: number): MoneyLine[] =>
    amountMinor === 0 ? [] : [{ key, amountMinor, isSum: false }];
  return [
    { key: 'tickets', amountMinor: money.faceValueMinor, isSum: false },
    ...part('discounts', 0 - money.discountMinor),
    ...part('bookingFees', money.bookingFeeMinor),
    ...part('postage', money.postageMinor),
    ...part('cancelFees', money.cancelFeeMinor),
    ...part('waived', 0 - money.waivedMinor),
    { key: 'total', amountMinor: money.totalMinor, isSum: true },
    { key: 'paid', amountMinor: money.paidMinor, isSum: false },
    ...part('refunded', 0 - money.refundedMinor),
    { key: nameBalance(balanceMinor), amountMinor: Math.abs(balanceMinor), isSum: true },
  ];
}

function nameBalance(balanceMinor: number): MoneyLine['key'] {
  if (balanceMinor === 0) return 'even';
  return balanceMinor > 0 ? 'due' : 'owed';
}
