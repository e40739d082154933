import type { Customer } from '@parterre/contract/customers';
import { expect, test } from 'vitest';
import { toCustomerBody, toCustomerValues } from './customer-values.ts';

const customer: Customer = {
  customerId: 1,
  promoterCode: 'p',
  name: 'Ada',
  email: 'ada@example.test',
  createdAt: '2026-01-01T00:00:00.000Z',
  erasedAt: null,
  phone: '',
  address: { lines: ['1 Quay', 'Flat 2'], town: 'Bristol', postcode: 'BS1', countryCode: 'GB' },
  cultureCode: null,
  note: '',
  consents: [{ kind: 'email', isGiven: true, at: '2026-01-01T00:00:00.000Z', source: 'web' }],
  consentHistory: [],
  orders: [],
  totals: [],
  answers: [],
  exportedAt: null,
  revision: 1,
};

test('only what changed is sent, the address as a whole', () => {
  expect(toCustomerBody({ phone: '1' }, customer)).toEqual({ phone: '1' });
  expect(toCustomerBody({ town: 'Bath' }, customer)).toEqual({ address: { ...customer.address, town: 'Bath' } });
  expect(toCustomerBody({ lines: '', town: '', postcode: '' }, customer)).toEqual({ address: null });
});

test('a consent is sent only when it was answered', () => {
  expect(toCustomerValues(customer)).toMatchObject({ email_: 'yes', sms: null });
  const body = toCustomerBody({ email_: 'no', sms: null, post: 'yes' }, customer);
  expect(body).toEqual({
    consents: [
      { kind: 'email', isGiven: false },
      { kind: 'post', isGiven: true },
    ],
  });
});
