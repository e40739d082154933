import type { Customer } from '@parterre/contract/customers';
import { expect, test } from 'vitest';
import { type CustomerValues, toCustomerBody, toCustomerValues } from './customer-values.ts';

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

const toBody = (changed: Partial<CustomerValues>) =>
  toCustomerBody(changed, { ...toCustomerValues(customer), ...changed });

test('only what changed is sent, the address as a whole', () => {
  expect(toBody({ phone: '1' })).toEqual({ phone: '1' });
  expect(toBody({ town: 'Bath' })).toEqual({ address: { ...customer.address, town: 'Bath' } });
  expect(toBody({ lines: '', town: '', postcode: '' })).toEqual({ address: null });
});

test('a consent is sent only when it was answered', () => {
  expect(toCustomerValues(customer)).toMatchObject({ email_: 'yes', sms: null });
  const body = toBody({ email_: 'no', sms: null, post: 'yes' });
  expect(body).toEqual({
    consents: [
      { kind: 'email', isGiven: false },
      { kind: 'post', isGiven: true },
    ],
  });
});
