import type { DueHold } from '@parterre/contract/holds';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { DueHoldsPage } from './due-holds-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const HOLD: DueHold = {
  ...{ holdId: 5, label: 'Artist', reservationFlag: 'ART', colour: '#A3323F', owner: 'Liaison' },
  ...{ releaseOn: '2026-11-01', places: 14, showCode: 'MAHLER5A', showName: { 'en-GB': 'Mahler' } },
  ...{ venueName: 'Harbour Hall', town: 'London', startsAtLocal: '2027-03-01T19:30:00', zoneName: 'GMT' },
};

const REGIONS = { items: [{ id: 3, name: 'North', partnerSiteId: 'north' }] };

async function open(answer: Parameters<typeof answerByPath>[0][string], store = createStore()) {
  const seen = startFakeServer(answerByPath({ 'GET /api/main/due-holds': answer, 'GET /api/main/regions': REGIONS }));
  const routes = [
    { path: '/due-holds', Component: DueHoldsPage },
    { path: '/shows/:showCode/holds', element: <p>The ledger</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/due-holds'] });
  await renderWithConsole(<RouterProvider router={router} />, { store });
  const asked = () =>
    seen
      .filter(({ url }) => url.startsWith('/api/main/due-holds'))
      .map(({ url }) => new URL(url, 'http://x').searchParams);
  return { user: userEvent.setup(), router, asked };
}
const pageOf = (items: DueHold[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });

test('a due hold is listed with its event and places, and links to its release', async () => {
  const { user, router } = await open(pageOf([HOLD]));
  const row = within(await screen.findByRole('row', { name: /Artist/ }));
  expect(row.getByText('Mahler')).toBeInTheDocument();
  expect(row.getByText('14')).toBeInTheDocument();
  expect(row.getByText('01/11/2026')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Artist' })).toHaveAttribute('href', '/shows/MAHLER5A/holds?release=due');
  await user.click(row.getByText('14'));
  expect(await screen.findByText('The ledger')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/shows/MAHLER5A/holds', search: '?release=due' });
});

test('the list is asked for in the order and region that were chosen', async () => {
  const store = createStore();
  store.dispatch(setRegion(3));
  const { user, asked } = await open(pageOf([HOLD]), store);
  await screen.findByRole('row', { name: /Artist/ });
  await user.click(screen.getByRole('button', { name: /Still kept/ }));
  await vi.waitFor(() => expect(asked().at(-1)?.get('sortOrder')).toBe('Places'));
  expect(asked().map((query) => query.get('regionId'))).toEqual(['3', '3']);
  expect(asked()[0]?.get('sortOrder')).toBe('ReleaseOn');
});

test('without a hold that is due the page says so', async () => {
  await open(pageOf([]));
  expect(await screen.findByText('No hold is due')).toBeInTheDocument();
});

test('the chosen region is named where it has no hold that is due, and all regions are shown at a press', async () => {
  const store = createStore();
  store.dispatch(setRegion(3));
  const { user } = await open(({ url }) => json(pageOf(url.includes('regionId=3') ? [] : [HOLD])), store);
  expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all regions' }));
  expect(await screen.findByRole('row', { name: /Artist/ })).toBeVisible();
});

test('a list that could not be read offers another try', async () => {
  await open(() => problem('UNAVAILABLE'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
