import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toOwnDay } from '#dates/calendar-day.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ChooseListEvent } from './choose-list-event.tsx';
import { GuestListsPage } from './guest-lists-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a new list from the page of all lists first asks for a coming event, then opens the drawer of the list', async () => {
  const asked: URLSearchParams[] = [];
  const event = {
    showCode: 'MAHLER5A',
    name: { 'en-GB': 'Mahler' },
    status: 'ACTIVE',
    startsAtLocal: '2026-12-12T19:30:00',
    timeZone: 'Europe/London',
    venue: { venueId: 1, name: 'Town Hall' },
  };
  startFakeServer(
    answerByPath({
      'GET /api/main/guest-lists': { items: [], totalItems: 0, totalPages: 1, pageIndex: 1, pageSize: 20 },
      'GET /api/main/shows': ({ url }) => {
        asked.push(new URL(url, 'http://console.test').searchParams);
        return json({ items: [event], totalItems: 1, totalPages: 1, pageIndex: 1, pageSize: 50 });
      },
    }),
  );
  const router = createMemoryRouter(
    [
      {
        path: '/guest-lists',
        element: (
          <FeaturesGate>
            <GuestListsPage />
          </FeaturesGate>
        ),
        children: [{ path: 'new', element: <ChooseListEvent /> }],
      },
      { path: '*', element: <h1>Somewhere else</h1> },
    ],
    { initialEntries: ['/guest-lists'] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  const [link] = await screen.findAllByRole('link', { name: 'New guest list' });
  expect(link).toHaveAttribute('href', '/guest-lists/new');
  await router.navigate('/guest-lists/new');
  await userEvent.setup().click(await screen.findByRole('button', { name: /Mahler/ }));
  await screen.findByText('Somewhere else');
  expect(router.state.location.pathname).toBe('/shows/MAHLER5A/guest-lists/new');
  expect(asked[0]?.get('dateFrom')).toBe(toOwnDay(new Date()));
});
