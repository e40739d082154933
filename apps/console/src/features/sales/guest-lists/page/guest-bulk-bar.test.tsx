import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { IssueButton } from './guest-bulk-bar.tsx';
import { GuestRowMenu } from './guest-row-menu.tsx';

afterEach(() => vi.unstubAllGlobals());

const listWith = (approved: number) =>
  ({ guestListId: 7, showCode: 'K7M2QXRB', status: 'OPEN', figures: { approved } }) as GuestList;

test('all who are approved get tickets, however many calls that takes', async () => {
  const left = [3, 0];
  const issued = [{ guestId: 9, orderId: 'AAAA', seatIds: [] }];
  const seen = startFakeServer(
    answerByPath({
      'POST /api/customers/guest-lists/7/issue': () =>
        json({ issued, skipped: [], guestList: listWith(left.shift() ?? 0) }),
    }),
  );
  await renderWithConsole(
    <>
      <FeaturesGate>
        <IssueButton list={listWith(4)} />
      </FeaturesGate>
      <Notices closeLabel="Close" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Issue all approved' }));
  expect(await screen.findByText('2 guests have tickets')).toBeVisible();
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('tickets of a guest are withdrawn only once that is confirmed', async () => {
  const seen = startFakeServer(
    answerByPath({
      'POST /api/customers/guest-lists/7/guests/withdraw': () => json({ changed: 1, guestList: listWith(0) }),
    }),
  );
  const guest = { guestId: 9, name: 'Ada', status: 'ISSUED', orderId: 'AAAA', revision: 1 } as Guest;
  const routes = [{ path: '*', element: <GuestRowMenu guest={guest} list={listWith(0)} /> }];
  await renderWithConsole(
    <>
      <FeaturesGate>
        <RouterProvider router={createMemoryRouter(routes)} />
      </FeaturesGate>
      <Notices closeLabel="Close" />
    </>,
  );
  const writes = () => seen.filter(({ method }) => method === 'POST');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw tickets' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the tickets of 1 guest?' });
  expect(writes()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw tickets' }));
  expect(await screen.findByText('Tickets of 1 guest withdrawn')).toBeVisible();
  expect(writes()).toHaveLength(1);
});

test('a refused withdrawal is said in the dialog that asked, which stays open', async () => {
  startFakeServer(answerByPath({ 'POST /api/customers/guest-lists/7/guests/withdraw': () => problem('STALE') }));
  const guest = { guestId: 9, name: 'Ada', status: 'ISSUED', orderId: 'AAAA', revision: 1 } as Guest;
  const routes = [{ path: '*', element: <GuestRowMenu guest={guest} list={listWith(0)} /> }];
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={createMemoryRouter(routes)} />
    </FeaturesGate>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw tickets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the tickets of 1 guest?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw tickets' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
});
