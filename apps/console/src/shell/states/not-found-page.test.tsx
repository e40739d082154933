import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { NotFoundPage } from './not-found-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(at: string) {
  const items = [{ id: 'events-list' }, { id: 'order-management' }];
  startFakeServer(answerByPath({ 'GET /api/main/features': { items, permissions: ['customer:read'], mode: 'app' } }));
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], { initialEntries: [at] });
  await renderWithConsole(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Oops, page not found' });
}

test.each([
  ['/shows/K7M2QXRB', ['Events']],
  ['/orders/K7M2QXRB4T', ['Orders', 'Events']],
  ['/customers/31', ['Customers', 'Events']],
  ['/tours/5', ['Campaigns', 'Events']],
  ['/venues/3/plans/9', ['Venues', 'Events']],
  ['/nowhere', ['Events']],
])('an address where nothing is, %s, leads on to the list it belongs to and to the search', async (path, names) => {
  await open(path);
  expect(await screen.findByRole('button', { name: 'Search' })).toBeInTheDocument();
  await screen.findByRole('link', { name: names[0] ?? '' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
});
