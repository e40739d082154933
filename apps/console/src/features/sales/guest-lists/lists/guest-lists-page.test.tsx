import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
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
