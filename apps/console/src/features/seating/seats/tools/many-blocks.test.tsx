import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { Notices } from '#ui/notices/notices.tsx';
import { SeatsPage } from '../seats-page.tsx';

beforeEach(stubCanvas);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Body {
  blocks: { blockId: number; alternatingSeats: boolean; revision?: number }[];
}

const accept = ({ blocks }: Body): Response => {
  const saved = blocks.map(({ blockId, revision = 0 }) => ({ blockId, revision: revision + 1 }));
  return json({ blocks: saved, changed: 0, skipped: [] });
};

async function openBlocks(answer: (body: Body) => Response = accept, permissions?: string[]) {
  const bodies: Body[] = [];
  const seen = startSeatsServer({
    ...(permissions && { permissions }),
    other: ({ url, method, body }) => {
      if (method !== 'PATCH' || !url.endsWith('/seats/blocks/alternating-seats')) return undefined;
      bodies.push(JSON.parse(String(body)));
      return answer(bodies.at(-1) ?? { blocks: [] });
    },
  });
  const children = [{ path: 'tickets', Component: Outlet }];
  const routes = [{ path: '/shows/:showCode/seats', Component: SeatsPage, children }];
  const initialEntries = ['/shows/MAHLER5A/seats/tickets?view=table'];
  await renderWithConsole(
    <>
      <FeaturesGate>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
      </FeaturesGate>
      <Notices closeLabel="Close" />
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Blocks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Blocks' }));
  const isOn = (name: string) => dialog.getByRole('switch', { name: `Alternating seats of ${name}` });
  return { bodies, dialog, isOn, seen, user };
}

test('all blocks are switched in one call with the revisions that the map shows, and it is said how many', async () => {
  const { bodies, dialog, isOn, user } = await openBlocks();
  await user.click(dialog.getByRole('checkbox', { name: 'All blocks' }));
  const bar = within(dialog.getByRole('toolbar', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Switch on alternating seats' }));
  expect(await dialog.findByText('Alternating seats are switched on for 2 blocks.')).toBeVisible();
  for (const name of ['Stalls', 'Circle']) expect(isOn(name)).toBeChecked();
  await user.click(bar.getByRole('button', { name: 'Switch off alternating seats' }));
  expect(await dialog.findByText('Alternating seats are switched off for 2 blocks.')).toBeVisible();
  for (const name of ['Stalls', 'Circle']) expect(isOn(name)).not.toBeChecked();
  const of = (alternatingSeats: boolean, revision: number) => ({
    blocks: [3, 5].map((blockId) => ({ blockId, alternatingSeats, revision })),
  });
  expect(bodies).toEqual([of(true, 4), of(false, 5)]);
});

test('one block of several is chosen by the keyboard, and those that were set like this are told apart', async () => {
  const { bodies, dialog, isOn, user } = await openBlocks();
  dialog.getByRole('checkbox', { name: 'Choose Circle' }).focus();
  await user.keyboard(' ');
  expect(dialog.getByRole('checkbox', { name: 'All blocks' })).toBePartiallyChecked();
  dialog.getByRole('button', { name: 'Switch on alternating seats' }).focus();
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Alternating seats are switched on for 1 block.')).toBeVisible();
  expect(isOn('Circle')).toBeChecked();
  expect(isOn('Stalls')).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'All blocks' }));
  await user.click(dialog.getByRole('button', { name: 'Switch on alternating seats' }));
  const said = 'Alternating seats are switched on for 1 block. 1 block was set like this already.';
  expect(await dialog.findByText(said)).toBeVisible();
  dialog.getByRole('checkbox', { name: 'All blocks' }).focus();
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('checkbox', { name: 'All blocks' })).not.toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies.map(({ blocks }) => blocks.map(({ blockId, revision }) => [blockId, revision]))).toEqual([
    [[5, 4]],
    [
      [3, 4],
      [5, 5],
    ],
  ]);
});

test('blocks that somebody else saved meanwhile are named and read again, and none is switched', async () => {
  const theirs = { blockId: 3, revision: 5, ranges: [{ from: 0, to: 7 }], changedBy: 'Bea Office' };
  const details = { planVersionId: 9, blocks: [{ ...theirs, changedAt: '2026-11-20T16:58:00.000Z' }] };
  let tries = 0;
  const answer = (body: Body) => (tries++ === 0 ? problem('SEATS_CHANGED', { details }) : accept(body));
  const { bodies, dialog, isOn, seen, user } = await openBlocks(answer);
  await user.click(dialog.getByRole('checkbox', { name: 'All blocks' }));
  await user.click(dialog.getByRole('button', { name: 'Switch on alternating seats' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(/^Nothing was switched: somebody else has saved these blocks/);
  expect(within(alert).getByRole('listitem')).toHaveTextContent('Stalls: Bea Office, 20/11/2026, 11:58 EST');
  for (const name of ['Stalls', 'Circle']) expect(isOn(name)).not.toBeChecked();
  await waitFor(() => expect(seen.some(({ url }) => url.endsWith('/seats/allocation?blocks=3'))).toBe(true));
  await user.click(dialog.getByRole('button', { name: 'Switch on alternating seats' }));
  expect(await dialog.findByText('Alternating seats are switched on for 2 blocks.')).toBeVisible();
  expect(bodies.map(({ blocks }) => blocks.map(({ revision }) => revision))).toEqual([
    [4, 4],
    [5, 4],
  ]);
});

test('any other refusal is shown in a toast, and no block appears switched', async () => {
  const { dialog, isOn, user } = await openBlocks(() =>
    problem('RULE_BROKEN', { details: { reason: 'no-seating-plan' } }),
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Choose Stalls' }));
  await user.click(dialog.getByRole('button', { name: 'Switch on alternating seats' }));
  expect(await screen.findByText(/seating plan/)).toBeVisible();
  expect(isOn('Stalls')).not.toBeChecked();
});

test('a user who may only read can choose no blocks', async () => {
  const { dialog, isOn } = await openBlocks(accept, ['hold:write']);
  expect(isOn('Stalls')).toBeDisabled();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});
