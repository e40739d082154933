import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { DuplicateDrawer } from './duplicate-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const CALL = '/api/main/shows/K7M2QXRB';
const show = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  startsAtLocal: '2126-12-10T19:30:00',
  timeZone: 'America/New_York',
  seatCount: 12,
  images: [],
  tour: null,
  revision: 3,
};

test('parts of the event that could not be loaded say so, and are loaded again', async () => {
  let isAway = true;
  const none = { items: [] };
  startFakeServer(
    answerByPath({
      [`GET ${CALL}`]: show,
      [`GET ${CALL}/price-groups`]: none,
      [`GET ${CALL}/prices`]: () => (isAway ? problem('INTERNAL') : json(none)),
      [`GET ${CALL}/seats/holds`]: none,
      [`GET ${CALL}/questions`]: none,
      [`GET ${CALL}/short-urls`]: none,
    }),
  );
  const element = (
    <FeaturesGate>
      <DuplicateDrawer />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/shows/:showCode/duplicate', element }], {
    initialEntries: ['/shows/K7M2QXRB/duplicate'],
  });
  await renderWithConsole(<RouterProvider router={router} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.setup({ delay: null }).click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(await screen.findByText('12 seats')).toBeVisible();
});
