import type { OfferCode } from '@parterre/contract/offer-codes';
import { describe, expect, it } from 'vitest';
import { type CodeValues, EMPTY_RULES, toBatchBody, toCodeBody, toCodePatch, toCodeValues } from './code-values.ts';

const CODE: OfferCode = {
  offerCodeId: 5,
  priceGroupId: 7,
  code: 'FRIENDS-25',
  tag: 'Friends',
  effect: 'percentage',
  value: 2550,
  priceTypeIds: [11],
  validFromLocal: '2026-12-01T10:00:00',
  validUntilLocal: null,
  mostUses: 50,
  mostPerOrder: null,
  mostPerCustomer: 1,
  holdId: null,
  reservedPlaces: 0,
  isDisabled: false,
  comment: '',
  status: 'active',
  usage: { orders: 0, tickets: 0, inBaskets: 0, discountMinor: 0 },
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Owner',
  revision: 3,
};

describe('the values of an offer code', () => {
  it('show percents as people write them and send them in hundredths', () => {
    const values = toCodeValues(CODE);
    expect(values).toMatchObject({ percent: 25.5, setPriceMinor: null, subtractMinor: null, validUntilLocal: '' });
    expect(toCodeBody(values)).toMatchObject({ effect: 'percentage', value: 2550, validUntilLocal: null });
  });

  it('send the value of the chosen effect only', () => {
    const values: CodeValues = { ...toCodeValues(CODE), effect: 'subtract', subtractMinor: 500, setPriceMinor: 900 };
    expect(toCodeBody(values).value).toBe(500);
    expect(toCodeBody({ ...values, effect: 'none' }).value).toBe(0);
  });

  it('send only what changed, an effect always with its value', () => {
    const values: CodeValues = { ...toCodeValues(CODE), percent: 10, comment: 'Less' };
    expect(toCodePatch({ percent: 10, comment: 'Less' }, values)).toEqual({
      effect: 'percentage',
      value: 1000,
      comment: 'Less',
    });
    expect(toCodePatch({ isDisabled: true }, { ...values, isDisabled: true })).toEqual({ isDisabled: true });
  });

  it('leave the length of a batch to the server when none is typed', () => {
    const batch = { ...EMPTY_RULES, priceGroupId: 7, prefix: 'PRESS-', count: 20, length: null };
    expect(toBatchBody(batch)).toMatchObject({ prefix: 'PRESS-', count: 20, reservedPlaces: 0 });
    expect(toBatchBody(batch)).not.toHaveProperty('length');
  });
});
