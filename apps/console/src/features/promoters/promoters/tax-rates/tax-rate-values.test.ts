import { expect, it } from 'vitest';
import { toNewTaxRateBody, toTaxRateBody, toTaxRateValues } from './tax-rate-values.tsx';

const rate = { taxRateId: 1, name: 'Standard', rateBasisPoints: 888, isDefault: true, revision: 3 };

it('a rate is typed as a percentage and sent as hundredths of one', () => {
  expect(toTaxRateValues(rate)).toEqual({ name: 'Standard', percent: 8.88, isDefault: true });
  expect(toTaxRateBody({ percent: 8.88 })).toEqual({ rateBasisPoints: 888 });
  expect(toTaxRateBody({ percent: 0 })).toEqual({ rateBasisPoints: 0 });
  expect(toNewTaxRateBody({ name: 'Books', percent: 5, isDefault: false })).toEqual({
    name: 'Books',
    rateBasisPoints: 500,
    isDefault: false,
  });
});

it('what did not change is not sent', () => {
  expect(toTaxRateBody({ name: 'Full' })).toEqual({ name: 'Full' });
  expect(toTaxRateValues(undefined)).toEqual({ name: '', percent: null, isDefault: false });
});
