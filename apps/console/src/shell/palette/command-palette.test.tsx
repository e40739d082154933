import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CommandPalette } from './command-palette.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
const campaign = { artistCampaignId: 11, name: { 'en-GB': 'Winter campaign' }, nextShowOn: '2026-12-10' };
const tour = { tourId: 5, name: { 'en-GB': 'Winter tour' }, nextShowOn: null };

const order = {
  orderId: 'K7M2QXRB4T',
  buyer: { name: 'Jane Winter', email: 'jane@example.test' },
  showName: { 'en-GB': 'Mahler' },
};
const customer = { customerId: 31, name: 'Jane Winter', email: 'jane@example.test' };
const venue = { venueId: 3, name: 'Winter Garden', town: 'Hamburg', planCount: 1 };

async function open(
  permissions: readonly string[] = PERMISSIONS,
  at = '/',
  { store = createStore(), answers = {} } = {},
) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/customers/orders': page([order]),
      'GET /api/customers/customers': page([customer]),
      'GET /api/configuration/venues': page([venue]),
      'GET /api/configuration/venues/3/seating-plans': { items: [{ id: 9, name: 'Rows of chairs' }], drafts: [] },
      'GET /api/main/shows': page([]),
      'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
      'GET /api/main/artist-campaigns': page([campaign]),
      'GET /api/main/tours': page([tour]),
      'GET /api/main/features': { items: [{ id: 'events-list' }], permissions, mode: 'app' },
      ...answers,
    }),
  );
  const element = <CommandPalette onClose={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  await renderWithConsole(<RouterProvider router={router} />, { store });
  return { router, seen, user: userEvent.setup({ delay: null }), field: await screen.findByRole('combobox') };
}

describe('the command palette', () => {
  test('finds campaigns and tours by their names', async () => {
    const { router, user, field } = await open();
    await user.type(field, 'winter');
    expect(await screen.findByRole('option', { name: 'Winter campaign 10/12/2026' })).toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: 'Winter tour' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tours/5'));
  });

  test.each([
    ['Campaigns', '/campaigns'],
    ['Tours', '/tours'],
    ['Create campaign', '/campaigns/new'],
    ['Create tour', '/tours/new'],
  ])('goes to %s', async (name, path) => {
    const { router, user } = await open();
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test.each([
    ['K7M2QXRB4T · Jane Winter Mahler', '/orders/K7M2QXRB4T'],
    ['Jane Winter jane@example.test', '/customers/31'],
    ['Winter Garden Hamburg', '/venues/3'],
    ['Rows of chairs Winter Garden', '/venues/3/plans/9'],
  ])('finds %s', async (name, path) => {
    const { router, user, field } = await open();
    await user.type(field, 'winter');
    await user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  test('searches the region that was chosen', async () => {
    const store = createStore();
    store.dispatch(setRegion(4));
    const { seen, user, field } = await open(PERMISSIONS, '/', { store });
    await user.type(field, 'winter');
    await screen.findByRole('option', { name: 'Jane Winter jane@example.test' });
    const lists = ['orders', 'customers', 'venues', 'shows', 'artist-campaigns', 'tours'];
    for (const list of lists) {
      const asked = seen.filter(({ url }) => url.includes(`/${list}?`));
      expect(asked.length, list).toBeGreaterThan(0);
      for (const { url } of asked) expect(url).toContain('regionId=4');
    }
  });

  test('says that the region that was chosen has no results', async () => {
    const store = createStore();
    store.dispatch(setRegion(4));
    const kinds = ['customers/orders', 'customers/customers', 'main/artist-campaigns', 'main/tours'];
    const empty = [...kinds, 'configuration/venues'].map((path) => [`GET /api/${path}`, page([])]);
    const { user, field } = await open(PERMISSIONS, '/', { store, answers: Object.fromEntries(empty) });
    await user.type(field, 'zzzz');
    expect(await screen.findByText('No results in the region North.')).toBeVisible();
  });

  test('asks only for what the user may read', async () => {
    const { seen, user, field } = await open(['show:read']);
    await user.type(field, 'winter');
    await screen.findByRole('option', { name: 'Winter Garden Hamburg' });
    expect(seen.filter(({ url }) => /customers\/(orders|customers)/.test(url))).toEqual([]);
  });

  test('leads through the event that is open, and makes what belongs into it', async () => {
    const { router, user, field } = await open(['show:read', 'hold:write'], '/shows/k7m2qxrb/details');
    expect(await screen.findByRole('option', { name: 'Seat manager: tickets' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Create ticket This event' })).toBeNull();
    await user.type(field, 'create hold');
    await user.click(await screen.findByRole('option', { name: 'Create hold This event' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/holds/new'));
  });

  test.each(['new venue', 'add venue', 'create venue'])('makes a venue for “%s”', async (words) => {
    const { router, user, field } = await open();
    await user.type(field, words);
    await user.click(await screen.findByRole('option', { name: 'Create venue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/venues/new'));
  });

  test('makes an event at the venue that is open', async () => {
    const { router, user } = await open(['show:write'], '/venues/3');
    await user.click(await screen.findByRole('option', { name: 'Create event at this venue' }));
    await waitFor(() => expect(router.state.location.search).toBe('?venue=3'));
  });

  test('offers nothing that the user may not do', async () => {
    await open([]);
    expect(await screen.findByRole('option', { name: 'Tours' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Create tour' })).toBeNull();
  });
});
