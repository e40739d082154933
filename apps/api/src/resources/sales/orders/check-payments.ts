import type { PaymentStatus } from '@parterre/contract/choices/order-choices';
import { fieldError, refusal } from '#errors.ts';
import { isPublicChannel } from '../baskets/seller.ts';
import type { Payment, SaleTerms } from './purchase/sale-terms.ts';

interface Owed {
  channel: string;
  currency: string;
  totalMinor: number;
  /** The first payment of an instalment plan; undefined when all of it is due. */
  depositMinor?: number | undefined;
}

/** Throws RULE_BROKEN with the total when the buyer was shown another amount. */
export function checkTotal({ totalMinor: shown }: SaleTerms, { totalMinor, currency }: Owed): void {
  if (shown === totalMinor) return;
  throw refusal(
    'RULE_BROKEN',
    'total-differs',
    { totalMinor, currency },
    misfit('totalMinor', 'The order costs something else'),
  );
}

/**
 * Checks that the payments of a sale add up to what is due now, in the currency of the show. Box office and telephone
 * may sell an order that is paid later: then nothing or all of it is paid. Throws RULE_BROKEN with what is due.
 */
export function checkPayments({ payments }: SaleTerms, owed: Owed): PaymentStatus {
  const { currency, totalMinor, depositMinor } = owed;
  for (const [index, payment] of payments.entries())
    if (payment.currency !== currency)
      throw refusal(
        'RULE_BROKEN',
        'paid-in-other-currency',
        { currency },
        misfit(`payments.${index}.currency`, `The event is paid in ${currency}`),
      );
  const dueNowMinor = depositMinor ?? totalMinor;
  const paidMinor = sumOf(payments);
  const isPaidLater = payments.length === 0 && depositMinor === undefined && !isPublicChannel(owed.channel);
  if (isPaidLater && totalMinor > 0) return 'UNPAID';
  if (paidMinor !== dueNowMinor)
    throw refusal(
      'RULE_BROKEN',
      'payments-do-not-add-up',
      { dueNowMinor, paidMinor, currency },
      misfit('payments', 'The payments do not add up to what is due now'),
    );
  return paidMinor < totalMinor ? 'PART_PAID' : 'PAID';
}

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const misfit = (field: string, message: string) => [fieldError(field, 'notFitting', { message })];
