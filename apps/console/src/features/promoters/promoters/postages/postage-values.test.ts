import { expect, it } from 'vitest';
import { toNewPostageBody, toPostageBody, toPostageValues } from './postage-values.tsx';

const promoter = { cultures: ['en-GB', 'de'], currency: 'GBP' };

it('a new one starts in the currency of the promoter, without a price', () => {
  expect(toPostageValues(undefined, promoter)).toEqual({
    name: { 'en-GB': '', de: '' },
    amountMinor: null,
    currency: 'GBP',
    countryCodes: [],
    isDefault: false,
  });
});

it('free is a price too', () => {
  const values = { ...toPostageValues(undefined, promoter), name: { 'en-GB': 'Collect', de: '' }, amountMinor: 0 };
  expect(toNewPostageBody(values)).toMatchObject({ name: { 'en-GB': 'Collect' }, amountMinor: 0 });
  expect(toPostageBody({ amountMinor: 0 })).toEqual({ amountMinor: 0 });
});
