import type { Show } from '@parterre/contract/shows/show';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { NewerVersionNote } from './newer-version-note.tsx';
import { VersionMoveDrawer } from './version-move-drawer.tsx';

const SHOW = 'GET /api/main/shows/K7M2QXRB';
const PREVIEW = 'GET /api/main/shows/K7M2QXRB/seating/version-move';
const MOVE = 'POST /api/main/shows/K7M2QXRB/seating/version-move';
const show = {
  showCode: 'K7M2QXRB',
  seating: 'RESERVED',
  status: 'ACTIVE',
  seatingPlanId: 9,
  planVersionId: 31,
  planVersionNumber: 3,
};
const noChanges = {
  ...{ renamed: 0, renamedSeats: [], moved: 0, movedTaken: 0, movedSeats: [], renamedBlocks: [] },
  ...{ alternatingBlocks: [], newlyWithheld: 0, noLongerWithheld: 0, addedWithheld: 0 },
};
const preview = {
  showCode: 'K7M2QXRB',
  planId: 9,
  from: { id: 31, number: 3, seatCount: 1200 },
  to: { id: 41, number: 4, seatCount: 1210 },
  revision: 6,
  canMove: true,
  reason: null,
  ...{ kept: 1198, gone: 2, goneWithPrice: 1, added: 12 },
  goneSeats: ['Stalls|A|1', 'Stalls|A|2'],
  addedSeats: Array.from({ length: 12 }, (_, at) => `Stalls|K|${at + 1}`),
  obstacles: [],
  obstacleCount: 0,
  changes: noChanges,
};
const blocked = {
  ...{ canMove: false, reason: 'SEATS_TAKEN', obstacleCount: 2 },
  obstacles: [
    { seatId: 'Stalls|A|1', seat: 0, reason: 'SOLD' },
    { seatId: 'Stalls|A|2', seat: 1, reason: 'HELD' },
  ],
  changes: { ...noChanges, renamed: 1, renamedSeats: [{ seatId: 'Stalls|A|1', newSeatId: 'Stalls|A|1A' }] },
};
const moved = { planVersionNumber: 4, kept: 1198, gone: 2, added: 12 };

type Answers = Parameters<typeof answerByPath>[0];

afterEach(() => vi.unstubAllGlobals());

async function open(more: Answers = {}) {
  const seen = startFakeServer(answerByPath({ [SHOW]: show, [PREVIEW]: preview, [MOVE]: moved, ...more }));
  const element = (
    <FeaturesGate>
      <VersionMoveDrawer />
    </FeaturesGate>
  );
  const routes = [
    { path: '/shows/:showCode/seating', element: <h1>Seating</h1> },
    { path: '/shows/:showCode/seating/version', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/shows/K7M2QXRB/seating/version'] });
  await renderWithConsole(<RouterProvider router={router} />);
  return { seen, user: userEvent.setup() };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const readOnly = {
  items: [],
  mode: 'app',
  permissions: PERMISSIONS.filter((permission) => permission !== 'seat:write'),
};

describe('the drawer that moves an event to a newer version of its plan', () => {
  test('says what is kept, added and gone with the seats named, moves what was seen and closes', async () => {
    const { user, seen } = await open();
    expect(await screen.findByText(/The event can be moved/)).toBeInTheDocument();
    expect((await part('Removed')).getByText('1–2')).toBeInTheDocument();
    expect(screen.getByText('1 of these seats has a ticket, which goes with it.')).toBeInTheDocument();
    expect((await part('Added')).getByText('1–12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move to version 4' }));
    expect(await screen.findByRole('heading', { name: 'Seating' })).toBeInTheDocument();
    const post = seen.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(post?.body))).toEqual({ versionId: 41, revision: 6 });
  });

  test('names the seats that prevent the move, why, and what takes their place, with links to the order and to the map', async () => {
    const { seen, user } = await open({ [PREVIEW]: { ...preview, ...blocked } });
    const obstacles = await part('In the way');
    expect(obstacles.getByText('· now Stalls A 1A')).toBeInTheDocument();
    expect(obstacles.getAllByRole('heading', { level: 4 }).map((reason) => reason.textContent)).toEqual([
      'Sold 1',
      'On hold 1',
    ]);
    expect(obstacles.getByRole('link', { name: 'Order of Stalls A 1' })).toHaveAttribute(
      'href',
      '/orders?showCode=K7M2QXRB&search=Stalls%7CA%7C1',
    );
    expect(obstacles.getByRole('link', { name: 'Stalls A 2 on the map' })).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/seats/tickets?seat=Stalls%7CA%7C2',
    );
    const button = screen.getByRole('button', { name: 'Move to version 4' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/2 seats that are sold, in a basket or on hold are missing/);
    await user.click(button);
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('says what alternating seats will do, which blocks have another label, and which buyers will sit elsewhere', async () => {
    const changes = {
      ...{ ...noChanges, newlyWithheld: 9, noLongerWithheld: 1, addedWithheld: 3 },
      alternatingBlocks: [
        { blockId: 1, label: 'Stalls', newLabel: 'Parterre' },
        { blockId: 4, label: 'Box', newLabel: null },
      ],
      renamedBlocks: [{ blockId: 1, label: 'Stalls', newLabel: 'Parterre' }],
      ...{ moved: 20, movedTaken: 2, movedSeats: ['Circle|1|1'] },
    };
    await open({ [PREVIEW]: { ...preview, changes } });
    const alternating = await part('Alternating seats');
    expect(alternating.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Stalls (block 1), now called Parterre',
      'Box (block 4): this block is gone, and its switch with it',
    ]);
    expect(alternating.getByText('9 seats that could be sold are withheld afterwards.')).toBeInTheDocument();
    expect(alternating.getByText('1 withheld seat can be sold afterwards.')).toBeInTheDocument();
    expect(alternating.getByText('3 of the new seats are withheld.')).toBeInTheDocument();
    expect((await part('Blocks with another label')).getByText('Block 1: Stalls is now Parterre')).toBeInTheDocument();
    expect((await part('Moved')).getByRole('alert')).toHaveTextContent('2 of them are sold or in a basket');
    expect(screen.getByText('and 19 more seats')).toBeInTheDocument();
  });

  test.each([
    ['STALE', undefined, 'The event was changed while you were looking.'],
    ['CONFLICT', 'SEATS_TAKEN', 'A seat was sold, put into a basket or put on hold while you were looking.'],
  ] as const)(
    'says in words why a move came too late (%s), and shows how it stands now',
    async (code, reason, words) => {
      let isLate = false;
      const { user, seen } = await open({
        [PREVIEW]: () => json(isLate ? { ...preview, ...blocked, revision: 7 } : preview),
        [MOVE]: () => {
          isLate = true;
          return problem(code, reason ? { details: { reason } } : {});
        },
      });
      await user.click(await screen.findByRole('button', { name: 'Move to version 4' }));
      expect(await screen.findByText((text) => text.startsWith(words))).toBeInTheDocument();
      expect(await screen.findByText(/The event cannot be moved: 2 seats/)).toBeInTheDocument();
      await waitFor(() => expect(seen.filter(({ url }) => url.includes('version-move'))).toHaveLength(3));
    },
  );

  test('shows everything to who may not change seats, and says which permission is missing', async () => {
    await open({ 'GET /api/main/features': readOnly });
    const button = await screen.findByRole('button', { name: 'Move to version 4' });
    expect(button).toHaveAccessibleDescription(/Give seats their tickets/);
  });

  test('says so when the event has the newest version', async () => {
    await open({ [PREVIEW]: { ...preview, canMove: false, reason: 'SAME_VERSION', from: preview.to } });
    expect(await screen.findByText('The event has version 4, the newest one of its plan.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  });
});

describe('the note on the seating page', () => {
  const plan = { 'GET /api/main/seating-plans/9': { id: 9, name: 'Concert', versionNumber: 4, planVersionId: 41 } };
  const openNote = async (answers: Answers, changes: object = {}) => {
    const seen = startFakeServer(answerByPath(answers));
    const element = (
      <FeaturesGate>
        <NewerVersionNote show={{ ...show, ...changes } as Show} />
      </FeaturesGate>
    );
    await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    return seen;
  };

  test('names both versions and leads to the move', async () => {
    await openNote(plan);
    expect(
      await screen.findByText(/Version 4 of Concert is published; this event uses version 3./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Move to version 4' })).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/seating/version',
    );
  });

  test('has a button with its reason for who may not change seats', async () => {
    await openNote({ ...plan, 'GET /api/main/features': readOnly });
    expect(await screen.findByRole('button', { name: 'Move to version 4' })).toHaveAccessibleDescription(
      /Give seats their tickets/,
    );
  });

  test.each([
    ['the newest version', { planVersionNumber: 4 }],
    ['unreserved seating', { seating: 'UNRESERVED', planVersionNumber: null }],
    ['been cancelled', { status: 'CANCELLED' }],
  ])('is absent when the event has %s', async (_, changes) => {
    const seen = await openNote(plan, changes);
    await waitFor(() => expect(seen.some(({ url }) => url.includes('/features'))).toBe(true));
    expect(screen.queryByText(/is published/)).not.toBeInTheDocument();
  });
});
