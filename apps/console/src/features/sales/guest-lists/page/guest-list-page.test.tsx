import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { GuestListPage } from './guest-list-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIST = {
  guestListId: 7,
  showCode: 'K7M2QXRB',
  showName: { 'en-GB': 'Mahler: Symphony No. 5' },
  timeZone: 'Europe/London',
  name: 'Press',
  ownerName: 'Ada',
  allocation: 20,
  mostPlusOnes: 1,
  cutOffAtLocal: null,
  cutOffAt: null,
  priceName: { 'en-GB': 'Guest' },
  holdLabel: null,
  isSeated: false,
  status: 'OPEN',
  figures: { requested: 0, approved: 0, issued: 0, left: 20 },
  revision: 2,
};

test('a typed guest is guarded until it is added, once, and the focus stays for the next', async () => {
  let answer = () => {};
  const adding = new Promise<Response>((done) => {
    answer = () => done(json({}, 201));
  });
  const seen = startFakeServer(
    answerByPath({
      'GET /api/customers/guest-lists/7': LIST,
      'GET /api/customers/guest-lists/7/guests': { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
      'POST /api/customers/guest-lists/7/guests': () => adding,
    }),
  );
  const element = (
    <FeaturesGate>
      <GuestListPage />
    </FeaturesGate>
  );
  const path = '/shows/:showCode/guest-lists/:guestListId';
  const initialEntries = ['/shows/K7M2QXRB/guest-lists/7'];
  const router = createMemoryRouter([{ path, element }], { initialEntries });
  const { store } = await renderWithConsole(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const isGuarded = () => store.getState().settings.hasUnsavedChanges.inPage;
  const guest = await screen.findByRole('textbox', { name: 'Guest' });
  await user.type(guest, 'Grace Hopper +99{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(guest).toBeInvalid();
  await user.clear(guest);
  await user.type(guest, 'Grace Hopper +1{Enter}{Enter}');
  expect(isGuarded()).toBe(true);
  answer();
  await waitFor(() => expect(guest).toHaveValue(''));
  expect(guest).toHaveFocus();
  expect(isGuarded()).toBe(false);
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    '{"name":"Grace Hopper","plusOnes":1,"note":""}',
  ]);
});

test('the drawers of a guest list open over the guests filtered as they are', async () => {
  startFakeServer(
    answerByPath({
      'GET /api/customers/guest-lists/7': LIST,
      'GET /api/customers/guest-lists/7/guests': { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
    }),
  );
  const element = (
    <FeaturesGate>
      <GuestListPage />
    </FeaturesGate>
  );
  const path = '/shows/:showCode/guest-lists/:guestListId';
  const initialEntries = ['/shows/K7M2QXRB/guest-lists/7?status=REQUESTED'];
  await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path, element }], { initialEntries })} />);
  const at = '/shows/K7M2QXRB/guest-lists/7';
  const edit = await screen.findByRole('link', { name: 'Edit list' });
  expect(edit).toHaveAttribute('href', `${at}/edit?status=REQUESTED`);
  expect(screen.getByRole('link', { name: 'Import guests' })).toHaveAttribute('href', `${at}/import?status=REQUESTED`);
});
