import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { IssueSeatsDrawer } from './issue-seats-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIST = {
  guestListId: 7,
  showCode: 'K7M2QXRB',
  name: 'Press',
  isSeated: true,
  holdLabel: 'Press',
  status: 'OPEN',
};
const GUEST = { guestId: 9, name: 'Grace Hopper', plusOnes: 1, status: 'APPROVED', orderId: null, revision: 1 };
const ISSUE = 'POST /api/customers/guest-lists/7/issue';

async function openDrawer(answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/customers/guest-lists/7/guests': { items: [GUEST], totalPages: 1, totalItems: 1, totalKind: 'exact' },
      'GET /api/customers/guest-lists/7': LIST,
      [ISSUE]: { issued: [{ guestId: 9, orderId: 'AAAA', seatIds: [] }], skipped: [], guestList: LIST },
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <IssueSeatsDrawer />
    </FeaturesGate>
  );
  const at = '/shows/K7M2QXRB/guest-lists/7';
  const router = createMemoryRouter(
    [
      { path: '/shows/:showCode/guest-lists/:guestListId', element: null },
      { path: '/shows/:showCode/guest-lists/:guestListId/guests/:guestId/issue', element },
    ],
    { initialEntries: [`${at}/guests/9/issue`] },
  );
  const console = (
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close" />
    </>
  );
  await renderWithConsole(console, { language: 'en-GB' });
  const field = await screen.findByRole('textbox', { name: '2 seats' });
  return { seen, router, field, user: userEvent.setup({ delay: null }) };
}

test('a guest gets the seats that are typed, one for each of their party', async () => {
  const { seen, router, field, user } = await openDrawer();
  await user.click(field);
  await user.paste('Stalls A 12');
  expect(screen.getByText('Type 2 seats, one per line.')).toBeVisible();
  await user.paste('\nStalls, A 13');
  await user.click(screen.getByRole('button', { name: 'Issue tickets' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/guest-lists/7'));
  const sent = seen.find(({ method, url }) => `${method} ${url}` === ISSUE);
  expect(JSON.parse(String(sent?.body))).toEqual({
    guestIds: [9],
    seats: [{ guestId: 9, seatIds: ['Stalls|A|12', 'Stalls|A|13'] }],
  });
});

test('a seat that somebody has is named, and the drawer stays open', async () => {
  const { field, user } = await openDrawer({
    [ISSUE]: () => problem('SEAT_TAKEN', { details: { seatIds: ['Stalls|A|13'] } }),
  });
  await user.click(field);
  await user.paste('Stalls A 12\nStalls A 13');
  await user.click(screen.getByRole('button', { name: 'Issue tickets' }));
  expect(await screen.findByText('Taken meanwhile: Stalls A 13.')).toBeVisible();
});

test('a seat that the plan does not have is named as it was typed', async () => {
  const fieldErrors = [
    { field: 'seats.0.seatIds.1', code: 'seat' as const, message: 'The plan has no seat Stalls|A|99' },
  ];
  const { field, user } = await openDrawer({ [ISSUE]: () => problem('INVALID', { fieldErrors }) });
  await user.click(field);
  await user.paste('Stalls A 12\nStalls A 99');
  await user.click(screen.getByRole('button', { name: 'Issue tickets' }));
  expect(await screen.findByText('The plan has no seat Stalls A 99.')).toBeVisible();
});
