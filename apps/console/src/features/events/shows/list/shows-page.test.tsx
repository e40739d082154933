import type { ShowSummary } from '@parterre/contract/shows/show';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { type Answer, json, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { ShowsPage } from './shows-page.tsx';

const show = (showCode: string, name: string, more: Partial<ShowSummary> = {}): ShowSummary => ({
  showCode,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': name },
  venue: { venueId: 1, name: 'David Geffen Hall', town: 'New York', countryCode: 'US' },
  status: 'ACTIVE',
  saleState: 'ON_SALE',
  seating: 'RESERVED',
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
  startsAt: '2026-12-11T00:30:00Z',
  currency: 'USD',
  sales: { sold: 276, comps: 0, capacity: 643, grossMinor: 3_030_200, last7Days: [1, 2, 3, 4, 5, 6, 7] },
  ...more,
});
const SHOWS = [
  show('K7M2QXRB', 'Mahler: Symphony No. 5'),
  show('A2B3C4D5', 'Handel: Messiah', {
    saleState: 'SOLD_OUT',
    sales: { sold: 2190, comps: 0, capacity: 2190, grossMinor: 28_470_000, last7Days: [9, 0, 0, 0, 0, 0, 0] },
  }),
];

function answerWith(items: ShowSummary[], permissions = ['show:write']): Answer {
  return ({ url }) => {
    if (url.includes('/features')) return json({ items: [], permissions, mode: 'app' });
    if (url.includes('/promoters')) return json({ items: [] });
    if (url.includes('/regions')) return json({ items: [] });
    return json({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
  };
}

async function open(path: string, answer: Answer, store = createStore()) {
  const seen = startFakeServer(answer);
  const router = createMemoryRouter(
    [
      { path: '/shows', element: <ShowsPage /> },
      { path: '/shows/:showCode', element: <h1>Overview</h1> },
    ],
    { initialEntries: [path] },
  );
  await renderWithConsole(
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close" />
    </>,
    { store },
  );
  return {
    user: userEvent.setup(),
    router,
    asked: () => seen.filter(({ url }) => url.includes('/shows?')).map(({ url }) => url),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the events list', () => {
  it('reads like a board: name over venue, status, sold over capacity, gross', async () => {
    await open('/shows', answerWith(SHOWS));
    const row = (await screen.findByRole('link', { name: 'Mahler: Symphony No. 5' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('David Geffen Hall, New York')).toBeInTheDocument();
    expect(within(row).getByText('ACTIVE')).toBeInTheDocument();
    expect(within(row).getByRole('meter', { name: '276 of 643 sold' })).toHaveAttribute('aria-valuenow', '276');
    expect(within(row).getByText('42%')).toBeInTheDocument();
    expect(within(row).getByText('30,302.00')).toBeInTheDocument();
    expect(within(row).getByRole('img', { name: /1, 2, 3, 4, 5, 6, 7/ })).toBeInTheDocument();
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  });

  it('names the region in which nothing is on, and opens all regions or all dates', async () => {
    const store = createStore();
    store.dispatch(setRegion(3));
    const answer: Answer = (request) => {
      if (request.url.includes('/regions')) return json({ items: [{ id: 3, name: 'North', partnerSiteId: 'north' }] });
      return answerWith(request.url.includes('regionId=3') ? [] : SHOWS)(request);
    };
    const { user } = await open('/shows', answer, store);
    expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all dates' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all regions' }));
    expect(await screen.findByRole('link', { name: 'Handel: Messiah' })).toBeVisible();
  });

  it('begins with what is coming, and tells an event that is over as such', async () => {
    const over = show('B2B3C4D5', 'Last week', { saleState: 'ENDED' });
    const { user, asked, router } = await open('/shows', answerWith([over]));
    const row = (await screen.findByRole('link', { name: 'Last week' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Ended')).toBeInTheDocument();
    expect(within(row).queryByText('ACTIVE')).toBeNull();
    expect(asked().at(-1)).toMatch(/dateFrom=\d{4}-\d\d-\d\d/);
    expect(asked().at(-1)).not.toContain('dateTo');
    await user.click(screen.getByRole('button', { name: 'Remove the dates' }));
    await waitFor(() => expect(router.state.location.search).toBe('?dateFrom='));
  });

  it('opens an event with Enter', async () => {
    const { user, router } = await open('/shows', answerWith(SHOWS));
    const row = (await screen.findByText('Handel: Messiah')).closest('tr') as HTMLElement;
    row.focus();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/shows/A2B3C4D5');
  });

  it('asks the server for what is searched and sorted, and keeps it in the URL', async () => {
    const { user, router, asked } = await open('/shows', answerWith(SHOWS));
    await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'ma{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('search=ma'));
    await user.click(screen.getByRole('button', { name: 'Event' }));
    await waitFor(() => expect(asked().at(-1)).toMatch(/searchTerm=ma&.*sortOrder=ShowName/));
  });

  it('filters by status in the URL and at the server', async () => {
    const { user, asked } = await open('/shows', answerWith(SHOWS));
    await screen.findByText('Handel: Messiah');
    await user.click(screen.getByRole('button', { name: 'Status' }));
    const entry = screen.getByRole('menuitemcheckbox', { name: 'PENDING' });
    expect(within(entry).queryByRole('checkbox', { hidden: true })).toBeNull();
    await user.click(entry);
    await waitFor(() => expect(asked().at(-1)).toContain('status=PENDING'));
    expect(entry).toBeChecked();
  });

  it.each([
    ['pageSize=101', 'New page size was out of range'],
    ['pageSize=19', 'New page size was out of range'],
    ['page=0', 'New page index must be greater than 0'],
    ['sort=bogus', 'Unable to parse value to enum'],
  ])('says what is wrong with ?%s, goes on with the default and corrects the address', async (query, words) => {
    const { router, asked } = await open(`/shows?${query}&search=mahler`, answerWith(SHOWS));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await screen.findByText('Mahler: Symphony No. 5')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?search=mahler');
    expect(new Set(asked().map((url) => new URL(url, 'http://localhost').search))).toHaveLength(1);
    expect(asked()[0]).toMatch(/sortOrder=Date&.*pageIndex=1&pageSize=20/);
  });

  it('says what to do when nothing is found, and why a button may not be used', async () => {
    await open('/shows?search=nothing', answerWith([], []));
    expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
    const create = screen.getByRole('button', { name: 'Create event' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(create).toHaveAccessibleDescription(/^You need the permission “Set events up, move and cancel them”/);
  });
});
