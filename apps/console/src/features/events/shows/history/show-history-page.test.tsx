import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ShowHistoryPage } from './show-history-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = {
  showCode: 'K7M2QXRB',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  status: 'ACTIVE',
  timeZone: 'Europe/London',
  currency: 'GBP',
};

async function open(search: string) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/shows/K7M2QXRB': show,
      'GET /api/main/shows/K7M2QXRB/history': { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
    }),
  );
  const element = (
    <FeaturesGate>
      <ShowHistoryPage />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/shows/:showCode/history', element }], {
    initialEntries: [`/shows/K7M2QXRB/history${search}`],
  });
  await renderWithConsole(<RouterProvider router={router} />);
  return { seen, router, user: userEvent.setup({ delay: null }) };
}

test('each filter of the history has a chip, and removing it leaves the others', async () => {
  const { router, user } = await open('?kind=seats&after=2026-11-20T10:00:00.000Z&by=others');
  await user.click(await screen.findByRole('button', { name: 'Remove the filter After' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=seats&by=others'));
  await user.click(screen.getByRole('button', { name: 'Remove the filter By' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=seats'));
});

test('that others changed nothing is not told as that nothing has changed', async () => {
  const { seen } = await open('?by=others');
  expect(await screen.findByText('Nothing of this kind has changed yet.')).toBeInTheDocument();
  expect(screen.getByText('others')).toBeInTheDocument();
  expect(seen.some(({ url }) => url.includes('byOthers=true'))).toBe(true);
});
