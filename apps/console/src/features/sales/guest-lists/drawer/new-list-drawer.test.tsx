import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { fill } from '#test/stored-thing.tsx';
import { NewListDrawer } from './new-list-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what was typed of a new list is still there after its comp ticket was created', async () => {
  const show = {
    showCode: 'MAHLER5A',
    name: { 'en-GB': 'Mahler' },
    defaultCulture: 'en-GB',
    timeZone: 'Europe/London',
  };
  startFakeServer(
    answerByPath({
      'GET /api/main/shows/MAHLER5A': show,
      'GET /api/main/shows/MAHLER5A/prices': { items: [] },
    }),
  );
  const router = createMemoryRouter(
    [
      {
        path: '/shows/:showCode/guest-lists/new',
        element: (
          <FeaturesGate>
            <NewListDrawer />
          </FeaturesGate>
        ),
      },
      { path: '*', element: <h1>Somewhere else</h1> },
    ],
    { initialEntries: ['/shows/MAHLER5A/guest-lists/new'] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  await fill('Name', 'Press');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Create a comp ticket' }));
  await screen.findByText('Somewhere else');
  expect(router.state.location).toMatchObject({
    pathname: '/shows/MAHLER5A/tickets/new',
    search: '?kind=comp&then=guest-list',
  });
  await router.navigate('/shows/MAHLER5A/guest-lists/new');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Press');
});
