import { FILE_HEADER } from '@parterre/contract/wire/file-types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { EVENT_ANSWERS } from '#test/event-answers.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CustomersPage } from './customers-page.tsx';

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const ADA = {
  customerId: 5,
  name: 'Ada Buyer',
  email: 'ada@example.test',
  orders: 2,
  lastOrderAt: '2026-11-19T12:00:00.000Z',
  consents: ['email'],
  createdAt: '2026-11-01T12:00:00.000Z',
};

const pageOf = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });

async function openCustomers(search = '', answers = {}, store = createStore()) {
  const seen = startFakeServer(
    answerByPath({
      ...EVENT_ANSWERS,
      'GET /api/customers/customers': pageOf([ADA]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <CustomersPage />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/customers', element }], { initialEntries: [`/customers${search}`] });
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB', store });
  await screen.findByText(/Ada Buyer|Nothing in the region|You cannot open/);
  const lastAsked = () => {
    const asked = seen.findLast(({ url }) => url.startsWith('/api/customers/customers?'));
    return Object.fromEntries(new URLSearchParams(asked?.url.split('?')[1]));
  };
  return { router, seen, lastAsked, user: userEvent.setup({ delay: null }) };
}

test('the buyers of one event are found by its name, and all of them again', async () => {
  const { router, seen, lastAsked, user } = await openCustomers();
  expect(lastAsked()).not.toHaveProperty('showCode');
  await user.click(screen.getByRole('button', { name: 'Event' }));
  await user.type(await screen.findByRole('combobox', { name: 'Find an event' }), 'mahler');
  await waitFor(() => expect(seen.some(({ url }) => url.includes('searchTerm=mahler'))).toBe(true));
  await user.click(await screen.findByRole('option', { name: /Mahler.*Harbour Hall/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ showCode: 'K7M2QXRB', promoterCode: 'harbour-hall' }));
  expect(router.state.location.search).toContain('showCode=K7M2QXRB');
  expect(await screen.findByText('Mahler: Symphony No. 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Event' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('showCode'));
});

test('an event that is not known any more is shown by its code', async () => {
  const { lastAsked } = await openCustomers('?showCode=ZZZZZZZZ');
  expect(lastAsked()).toMatchObject({ showCode: 'ZZZZZZZZ' });
  expect(screen.getByText('ZZZZZZZZ')).toBeVisible();
});

test('what is not known of a customer has the sign that missing values have', async () => {
  const known = { ...ADA, customerId: 6, name: '', email: '', consents: [], lastOrderAt: null };
  await openCustomers('', { 'GET /api/customers/customers': pageOf([ADA, known]) });
  const [, , row] = screen.getAllByRole('row');
  expect(row).toHaveAccessibleName(/^Erased customer – 2 --\/--\/---- – /);
});

test('the list is exported by a request that says that it is for a file', async () => {
  const { seen, user } = await openCustomers();
  await user.click(screen.getByRole('button', { name: 'Export 1' }));
  await user.click(screen.getByRole('menuitem', { name: /CSV/ }));
  const isForFile = ({ headers }: (typeof seen)[number]) => headers.get(FILE_HEADER) !== null;
  await waitFor(() => expect(seen.filter(isForFile)).toHaveLength(1));
});

test('the list is not exported without customer:export', async () => {
  await openCustomers('', allBut('customer:export'));
  expect(screen.getByRole('button', { name: 'Export 1' })).toHaveAccessibleDescription(/Download customer data/);
});

test('a chosen region narrows the list, which says so when nobody is left and shows everybody again', async () => {
  const store = createStore();
  store.dispatch(setRegion(4));
  const isOfRegion = ({ url }: { url: string }) => url.includes('regionId=');
  const answers = {
    'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
    'GET /api/customers/customers': (request: { url: string }) => json(pageOf(isOfRegion(request) ? [] : [ADA])),
  };
  const { lastAsked, user } = await openCustomers('', answers, store);
  expect(lastAsked()).toMatchObject({ promoterCode: 'harbour-hall', regionId: '4' });
  expect(screen.getByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all regions' }));
  expect(await screen.findByRole('link', { name: 'Ada Buyer' })).toBeVisible();
  expect(lastAsked()).not.toHaveProperty('regionId');
});

test('customers are not asked for without the permission', async () => {
  const { seen } = await openCustomers('', allBut('customer:read'));
  expect(screen.getByText('You cannot open customers')).toBeInTheDocument();
  expect(seen.filter(({ url }) => url.startsWith('/api/customers/customers'))).toEqual([]);
});
