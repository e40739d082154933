import type { StartPage as Start } from '@parterre/contract/start';
import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { StartPage } from './start-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const NAMED = {
  showCode: 'K7M2QXRB',
  name: { 'en-GB': 'Mahler' },
  venueName: 'Harbour Hall',
  town: 'Bristol',
  startsAtLocal: '2026-12-10T19:30:00',
  zoneName: 'GMT',
};
const QUIET: Start = {
  onSale: { total: 0, items: [] },
  next: { total: 0, items: [] },
  today: { on: '2026-11-23', orders: 0, pendingOrders: 0, tickets: 0, gross: [], byPromoter: [] },
  weekBefore: { on: '2026-11-16', orders: 0, pendingOrders: 0, tickets: 0, gross: [], byPromoter: [] },
  weekBeforeByNow: { on: '2026-11-16', orders: 0, pendingOrders: 0, tickets: 0, gross: [], byPromoter: [] },
  holdsDue: { total: 0, items: [] },
  instalmentsOverdue: { total: 0, open: [] },
  approvals: { total: 0, items: [] },
  sinceLooked: [],
};
const BUSY: Start = {
  onSale: {
    total: 12,
    items: [
      {
        show: {
          showCode: 'K7M2QXRB',
          promoterCode: 'harbour-hall',
          name: NAMED.name,
          venue: { venueId: 4, name: 'Harbour Hall', town: 'Bristol', countryCode: 'GB' },
          status: 'ACTIVE',
          saleState: 'ON_SALE',
          seating: 'RESERVED',
          startsAtLocal: NAMED.startsAtLocal,
          timeZone: 'Europe/London',
          zoneName: 'GMT',
          startsAt: '2026-12-10T19:30:00.000Z',
          currency: 'GBP',
          sales: { sold: 340, comps: 0, capacity: 500, grossMinor: 100_000, last7Days: [0, 0, 0, 0, 0, 0, 4] },
        },
        pace: {
          ...NAMED,
          showCode: 'ABCDEFGH',
          because: 'tour',
          daysToGo: 17,
          capacity: 1000,
          soldThen: 302,
          soldInTheEnd: 480,
        },
      },
    ],
  },
  next: {
    total: 3,
    items: [
      {
        ...NAMED,
        onSaleAtLocal: '2026-11-25T10:00:00',
        isLate: false,
        lacking: [
          { code: 'PRICES_MISSING', level: 'error', area: 'tickets', values: {} },
          { code: 'IMAGE_MISSING', level: 'warning', area: 'images', values: { size: 'event-listing' } },
          { code: 'IMAGE_MISSING', level: 'warning', area: 'images', values: { size: 'event-page-medium' } },
        ],
      },
    ],
  },
  today: {
    on: '2026-11-23',
    orders: 21,
    pendingOrders: 2,
    tickets: 48,
    gross: [{ currency: 'GBP', amountMinor: 123_400 }],
    byPromoter: [
      { promoterCode: 'harbour-hall', tickets: 40, gross: [{ currency: 'GBP', amountMinor: 123_400 }] },
      { promoterCode: 'kulturwerk', tickets: 8, gross: null },
    ],
  },
  weekBefore: {
    on: '2026-11-16',
    orders: 30,
    pendingOrders: 0,
    tickets: 61,
    gross: [{ currency: 'GBP', amountMinor: 99_900 }],
    byPromoter: [{ promoterCode: 'harbour-hall', tickets: 61, gross: [{ currency: 'GBP', amountMinor: 99_900 }] }],
  },
  weekBeforeByNow: {
    on: '2026-11-16',
    orders: 9,
    pendingOrders: 0,
    tickets: 17,
    gross: [{ currency: 'GBP', amountMinor: 33_300 }],
    byPromoter: [],
  },
  holdsDue: { total: 2, items: [{ ...NAMED, holds: 2, places: 14, dueOn: '2026-11-20' }] },
  instalmentsOverdue: { total: 5, open: [{ currency: 'GBP', amountMinor: 4500 }] },
  approvals: {
    total: 1,
    items: [{ guestListId: 9, showCode: 'K7M2QXRB', listName: 'Press', showName: NAMED.name, people: 3 }],
  },
  sinceLooked: [{ ...NAMED, lookedAt: '2026-11-23T08:00:00.000Z', orders: 4, changes: 1 }],
};

async function open(start: Start | (() => Response), { answers = {}, store = createStore() } = {}) {
  const seen = startFakeServer(answerByPath({ 'GET /api/main/start': start, ...answers }));
  const element = (
    <FeaturesGate>
      <StartPage />
    </FeaturesGate>
  );
  await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, { store });
  return seen;
}

const hrefOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('every figure leads to the list that it counts', async () => {
  await open(BUSY);
  expect(await hrefOf('See all 12: On sale now')).toBe('/shows?dateFrom=&saleState=ON_SALE&saleState=SOLD_OUT');
  expect(await hrefOf('See all 3: Going on sale next')).toBe('/shows?dateFrom=&saleState=NOT_STARTED');
  const report = (on: string) => `/reports/sales?dateFrom=&dateTo=&salesFrom=${on}&salesTo=${on}`;
  expect(await hrefOf('48')).toBe(report('2026-11-23'));
  expect(await hrefOf('61')).toBe(report('2026-11-16'));
  expect(await hrefOf(/1,234\.00/)).toBe(report('2026-11-23'));
  expect(await hrefOf('21')).toBe('/orders?dateFrom=2026-11-23&dateTo=2026-11-23');
  expect(await hrefOf(/^See all 2: 2 holds/)).toBe('/due-holds');
  expect(await hrefOf(/^See all 5/)).toBe('/finance/instalments?status=overdue');
  expect(await hrefOf(/45\.00/)).toBe('/finance/instalments?status=overdue');
  expect(await hrefOf('2 of them pending')).toBe('/orders?dateFrom=2026-11-23&dateTo=2026-11-23&status=PENDING');
  expect(await hrefOf(/^See all 1:/)).toBe('/guest-lists?show=waiting');
  expect(await hrefOf('Press')).toBe('/shows/K7M2QXRB/guest-lists/9');
  expect(await hrefOf('4 orders')).toBe('/orders?showCode=K7M2QXRB&after=2026-11-23T08%3A00%3A00.000Z');
  expect(await hrefOf('1 change by others')).toBe(
    '/shows/K7M2QXRB/history?by=others&after=2026-11-23T08%3A00%3A00.000Z',
  );
});

test('today is compared with last week until the same time of day, beside the whole day, and pending orders are named', async () => {
  await open(BUSY);
  const [tickets, , orders] = (await screen.findAllByText(/by this time of day:/)).map((note) => note.closest('div'));
  expect(tickets).toHaveTextContent(/^Tickets sold today48.*16.*, by this time of day: 17whole day: 61$/);
  expect(orders).toHaveTextContent(/^Orders today212 of them pending.*, by this time of day: 9whole day: 30$/);
});

test('events of halls whose size nobody knows stand with tickets alone', async () => {
  const [item] = BUSY.onSale.items;
  if (!item?.pace) throw new Error('No pace');
  await open({ ...BUSY, onSale: { total: 1, items: [{ ...item, pace: { ...item.pace, capacity: 0 } }] } });
  const row = within(await screen.findByRole('row', { name: /Mahler/ }));
  expect(row.getAllByText('+38 against 302 then').length).toBeGreaterThan(0);
});

test('events are listed with their pace of sales and with what they lack', async () => {
  await open(BUSY);
  const row = within(await screen.findByRole('row', { name: /Mahler/ }));
  expect(row.getAllByText('68% sold, 30% then').length).toBeGreaterThan(0);
  expect(row.getAllByText('302 of 1,000 sold then').length).toBeGreaterThan(0);
  expect(row.getAllByText(/17 days before \(that whole day\)/).length).toBeGreaterThan(0);
  expect(screen.getByText('1 error: Tickets')).toBeInTheDocument();
  expect(screen.getByText('2 warnings: Pictures')).toBeInTheDocument();
  expect(screen.getByText('On sale from 25/11/2026, 10:00 GMT')).toBeInTheDocument();
  expect(screen.getByText('2 holds with 14 places, the first due on 20/11/2026')).toBeInTheDocument();
});

test('with all promoters shown, tickets and money stand by promoter, each leading to its sales report', async () => {
  const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP' };
  const items = ['harbour-hall', 'kulturwerk'].map((code, at) => ({ id: at + 7, code, name: code, ...promoter }));
  await open(BUSY, { answers: { 'GET /api/main/promoters': { items } } });
  const card = within(await screen.findByRole('table', { name: 'Sold today at each promoter' }));
  expect(card.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'PromoterTodayMon 16/11/2026, whole day',
    'harbour-hall40 ticketsGBP1,234.0061 ticketsGBP999.00',
    'kulturwerk8 tickets0 tickets',
  ]);
  expect(screen.queryByRole('link', { name: '48' })).toBeNull();
  expect(card.getByRole('link', { name: '8 tickets' })).toHaveAttribute(
    'href',
    '/reports/sales?dateFrom=&dateTo=&salesFrom=2026-11-23&salesTo=2026-11-23&promoter=kulturwerk',
  );
});

test('says so when nothing is on sale, and leaves out what the reader may not see', async () => {
  await open({ ...QUIET, today: { ...QUIET.today, orders: null, gross: null } }, { answers: allBut('report:sales') });
  expect(await screen.findByText('Nothing is on sale.')).toBeInTheDocument();
  expect(screen.getByText('No sale is about to begin.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing to decide/)).toBeInTheDocument();
  expect(screen.queryByText('Orders today')).toBeNull();
  expect(screen.queryByText('Gross today')).toBeNull();
  expect(screen.queryByRole('link', { name: '0' })).toBeNull();
});

test('holds due are left out where the seat manager is switched off', async () => {
  await open({ ...BUSY, holdsDue: null });
  expect(await hrefOf(/^See all 5/)).toBe('/finance/instalments?status=overdue');
  expect(screen.queryByText(/holds? with/)).toBeNull();
});

test('the chosen promoter and region are asked for', async () => {
  const store = createStore();
  store.dispatch(setRegion(3));
  const seen = await open(QUIET, { store });
  await screen.findByText('Nothing is on sale.');
  const asked = new URL(seen.find(({ url }) => url.startsWith('/api/main/start'))?.url ?? '', 'http://x').searchParams;
  expect([asked.get('promoterCode'), asked.get('regionId')]).toEqual(['harbour-hall', '3']);
});

test('what could not be read is said, with another try', async () => {
  await open(() => problem('UNAVAILABLE'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});
