import { describe, expect, test } from 'vitest';
import { AppError } from '#errors.ts';
import { checkPayments, checkTotal } from './check-payments.ts';
import type { SaleTerms } from './purchase/sale-terms.ts';

const terms = (...amounts: number[]): SaleTerms => ({
  payments: amounts.map((amountMinor) => ({ method: 'card', amountMinor, currency: 'GBP', reference: '' })),
  consents: [],
  answers: [],
  externalReference: '',
  totalMinor: 5000,
});
const WEB = { channel: 'web', currency: 'GBP', totalMinor: 5000 };
const PHONE = { ...WEB, channel: 'phone' };

function refusalOf(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, field: error.extras.fieldErrors?.[0]?.field, ...error.extras.details };
  }
}

describe('what is paid at the purchase', () => {
  test.each([
    ['all of it', [5000], WEB, 'PAID'],
    ['all of it in two ways', [4000, 1000], WEB, 'PAID'],
    ['the deposit of a plan', [1000], { ...WEB, depositMinor: 1000 }, 'PART_PAID'],
    ['a plan whose deposit is everything', [5000], { ...WEB, depositMinor: 5000 }, 'PAID'],
    ['nothing for nothing', [], { ...WEB, totalMinor: 0 }, 'PAID'],
    ['nothing at the telephone', [], PHONE, 'UNPAID'],
    ['nothing for nothing at the telephone', [], { ...PHONE, totalMinor: 0 }, 'PAID'],
    ['all of it at the telephone', [5000], PHONE, 'PAID'],
  ] as const)('%s', (_, amounts, owed, status) => {
    expect(checkPayments(terms(...amounts), owed)).toBe(status);
  });

  test.each([
    ['a penny too little', [4999], WEB, 5000],
    ['a penny too much', [5001], WEB, 5000],
    ['nothing in the web shop', [], WEB, 5000],
    ['some of it at the telephone', [1], PHONE, 5000],
    ['all of it where a deposit is due', [5000], { ...WEB, depositMinor: 1000 }, 1000],
    ['no deposit at the telephone', [], { ...PHONE, depositMinor: 1000 }, 1000],
    ['something for nothing', [1], { ...WEB, totalMinor: 0 }, 0],
  ] as const)('is not %s', (_, amounts, owed, dueNowMinor) => {
    expect(refusalOf(() => checkPayments(terms(...amounts), owed))).toMatchObject({
      code: 'RULE_BROKEN',
      field: 'payments',
      dueNowMinor,
      currency: 'GBP',
    });
  });

  test('is in the currency of the event and what the buyer was shown', () => {
    const euros = { ...terms(5000), payments: [{ method: 'card', amountMinor: 5000, currency: 'EUR', reference: '' }] };
    expect(refusalOf(() => checkPayments(euros, WEB))).toMatchObject({ field: 'payments.0.currency', currency: 'GBP' });
    expect(refusalOf(() => checkTotal({ ...terms(), totalMinor: 4999 }, WEB))).toMatchObject({
      field: 'totalMinor',
      totalMinor: 5000,
    });
    expect(checkTotal(terms(), WEB)).toBeUndefined();
  });
});
