import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '#api/store.ts';
import { setRegion } from '#session/session-state.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { GuestListsPage } from './guest-lists-page.tsx';
import { ShowGuestListsPage } from './show-guest-lists-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = {
  showCode: 'MAHLER5A',
  name: { 'en-GB': 'Mahler' },
  defaultCulture: 'en-GB',
  status: 'ACTIVE',
  startsAtLocal: '2026-12-12T19:30:00',
  timeZone: 'Europe/London',
};

test.each(['/guest-lists', '/shows/MAHLER5A/guest-lists'])(
  '%s names the permission to whoever lacks it, offers to ask for it, and reads no list',
  async (url) => {
    const seen = startFakeServer(answerByPath({ ...allBut('guestlist:read'), 'GET /api/main/shows/MAHLER5A': SHOW }));
    const router = createMemoryRouter(
      [
        { path: '/guest-lists', element: <GuestListsPage /> },
        { path: '/shows/:showCode/guest-lists', element: <ShowGuestListsPage /> },
      ],
      { initialEntries: [url] },
    );
    await renderWithConsole(
      <FeaturesGate>
        <RouterProvider router={router} />
      </FeaturesGate>,
    );
    expect(await screen.findByRole('heading', { name: 'You cannot open guest lists' })).toBeInTheDocument();
    expect(screen.getByText(/you need the permission “[^”]+”\.$/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New guest list' })).toBeNull();
    expect(seen.filter((request) => request.url.includes('guest-lists'))).toEqual([]);
  },
);

test('a region without guest lists is named as the reason, beside the filter, and all regions are shown again', async () => {
  const page = { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' };
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/regions': { items: [{ id: 3, name: 'North', partnerSiteId: 'north' }] },
      'GET /api/customers/guest-lists': () => json(page),
    }),
  );
  const store = createStore();
  store.dispatch(setRegion(3));
  const router = createMemoryRouter([{ path: '/guest-lists', element: <GuestListsPage /> }], {
    initialEntries: ['/guest-lists?show=OPEN'],
  });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
    { store },
  );
  expect(await screen.findByRole('heading', { name: 'Nothing in the region North' })).toBeVisible();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Show all regions' }));
  expect(await screen.findByRole('heading', { name: 'No guest list matches' })).toBeVisible();
  expect(seen.findLast(({ url }) => url.includes('guest-lists'))?.url).not.toContain('regionId');
});
