import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { describeEffect, describeTickets, describeWindow } from './describe-code.ts';

let t: TFunction<'offer-codes'>;
beforeAll(async () => {
  await startI18n('en-GB');
  await i18next.loadNamespaces('offer-codes');
  t = i18next.getFixedT('en-GB', 'offer-codes');
});

describe('an offer code in words', () => {
  it('says what it does to a price', () => {
    const words = { t, language: 'en-GB', currency: 'GBP' };
    expect(describeEffect({ effect: 'percentage', value: 2550 }, words)).toBe('25.5% off');
    expect(describeEffect({ effect: 'subtract', value: 500 }, words)).toBe('GBP 5.00 off');
    expect(describeEffect({ effect: 'set-price', value: 0 }, words)).toBe('Free');
    expect(describeEffect({ effect: 'set-price', value: 1000 }, words)).toBe('GBP 10.00 each');
    expect(describeEffect({ effect: 'none', value: 0 }, words)).toBe('Full price');
  });

  it('says when it can be used', () => {
    expect(describeWindow({ validFromLocal: null, validUntilLocal: null }, t)).toEqual([]);
    expect(
      describeWindow({ validFromLocal: '2026-12-01T10:00:00', validUntilLocal: '2026-12-24T23:59:59' }, t),
    ).toEqual(['From 01/12/2026, 10:00', 'Until 24/12/2026, 23:59']);
  });

  it('names the tickets it is for', () => {
    const name = (id: number) => `Ticket ${id}`;
    expect(describeTickets({ priceTypeIds: [] }, name, { t, language: 'en-GB' })).toBe('All tickets');
    expect(describeTickets({ priceTypeIds: [1, 2] }, name, { t, language: 'en-GB' })).toBe('Ticket 1 and Ticket 2');
  });
});
