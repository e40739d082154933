import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '../../../test/answer-by-path.ts';
import { startFakeServer } from '../../../test/fake-server.ts';
import { renderWithConsole } from '../../../test/render-with-console.tsx';
import { CommandPalette } from './command-palette.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const page = (items: object[]) => ({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
const campaign = { artistCampaignId: 11, name: { 'en-GB': 'Winter campaign' }, nextShowOn: '2026-12-10' };
const tour = { tourId: 5, name: { 'en-GB': 'Winter tour' }, nextShowOn: null };

async function open(permissions = ['campaign:write']) {
  startFakeServer(
    answerByPath({
      'GET /api/main/shows': page([]),
      'GET /api/main/artist-campaigns': page([campaign]),
      'GET /api/main/tours': page([tour]),
      'GET /api/main/features': { items: [{ id: 'events-list' }], permissions, mode: 'app' },
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <CommandPalette onClose={() => undefined} /> }]);
  await renderWithConsole(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }), field: await screen.findByRole('combobox') };
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

  test('offers nothing that the user may not do', async () => {
    await open([]);
    expect(await screen.findByRole('option', { name: 'Tours' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Create tour' })).toBeNull();
  });
});
