import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { IssueButton } from './guest-bulk-bar.tsx';

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
