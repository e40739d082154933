import type { Customer } from '@parterre/contract/customers';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CustomerPage } from './customer-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const ADA: Customer = {
  customerId: 5,
  promoterCode: 'harbour-hall',
  name: 'Ada Buyer',
  email: 'ada@example.test',
  phone: '',
  address: null,
  cultureCode: null,
  note: '',
  consents: [],
  consentHistory: [],
  answers: [],
  totals: [],
  orders: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  exportedAt: null,
  erasedAt: null,
  revision: 2,
};

async function open(customer: Customer, answers = {}) {
  startFakeServer(answerByPath({ 'GET /api/customers/customers/5': customer, ...answers }));
  const element = (
    <FeaturesGate>
      <CustomerPage />
    </FeaturesGate>
  );
  const routes = [{ path: '/customers/:customerId', element }];
  const router = createMemoryRouter(routes, { initialEntries: ['/customers/5'] });
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB' });
  await screen.findByRole('heading', { level: 1, name: 'Ada Buyer' });
}

test('a customer has a card of orders that leads to all of them', async () => {
  await open(ADA);
  expect(await screen.findByRole('link', { name: 'All orders' })).toBeVisible();
});

test('orders that are switched off are left out, with the reason', async () => {
  const closed = { items: [], closed: ['order-management'], permissions: [...PERMISSIONS], mode: 'app' };
  await open({ ...ADA, orders: null }, { 'GET /api/main/features': closed });
  expect(await screen.findByText(/^“Orders” is switched off for you at this promoter/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All orders' })).toBeNull();
});

test('orders need a permission, which the card names', async () => {
  await open({ ...ADA, orders: null }, allBut('order:read'));
  expect(await screen.findByText(/^You need the permission “.*orders/)).toBeVisible();
});
