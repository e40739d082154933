import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem, type SeenRequest } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { acceptSave, type SavedBody, startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { Notices } from '#ui/notices/notices.tsx';
import { SeatsPage } from './seats-page.tsx';

const A_MINUTE_MS = 60_000;

beforeEach(stubCanvas);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openPage(path = '/shows/MAHLER5A/seats/tickets?view=table') {
  const children = ['tickets', 'holds'].map((kind) => ({ path: kind, Component: Outlet }));
  const routes = [{ path: '/shows/:showCode/seats', Component: SeatsPage, children }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = await renderWithConsole(
    <>
      <FeaturesGate>
        <RouterProvider router={router} />
      </FeaturesGate>
      <Notices closeLabel="Close" />
    </>,
  );
  return { user: userEvent.setup(), ...view };
}

/** Selects the first seats of the table and assigns the price type of a legend row. */
async function assignFirst(user: ReturnType<typeof userEvent.setup>, count: number, key: string) {
  const grid = await screen.findByRole('grid');
  act(() => grid.focus());
  await screen.findAllByRole('radio');
  await user.keyboard(' ');
  for (let more = 1; more < count; more++) await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await within(grid).findAllByRole('row', { selected: true });
  await user.keyboard(key);
}

const listSaves = (seen: readonly SeenRequest[]) =>
  seen
    .filter(({ url }) => url.endsWith('/save-all'))
    .map(({ headers, body }) => ({
      key: headers.get('idempotency-key'),
      body: JSON.parse(String(body)) as SavedBody,
    }));
const row = (name: RegExp) => screen.getByRole('radio', { name });
const findBar = () => screen.findByRole('region', { name: 'Unsaved changes' });

describe('the seat manager', () => {
  test('counts seats and value per ticket with its letter, sold seats at the price paid, and seats by state', async () => {
    startSeatsServer();
    await openPage();
    expect(await screen.findByRole('radio', { name: 'Orchestra A, 8 seats, value USD 1,045.00' })).toBeInTheDocument();
    expect(row(/^No price, 4 seats/)).toBeVisible();
    const legend = within(screen.getByRole('complementary', { name: 'Legend' }));
    const marks = legend.getAllByText(/^[A-Z]$/).map((mark) => `${mark.textContent} ${mark.nextSibling?.textContent}`);
    expect(marks).toEqual(['A Orchestra A', 'B Balcony']);
    expect(legend.getByText('Sold').parentElement).toHaveTextContent('Sold1');
    expect(legend.getByText('In a basket').parentElement).toHaveTextContent('In a basket1');
    expect(legend.getByText('Blocked').parentElement).toHaveTextContent('Blocked1');
  });

  test('assigns by keyboard alone, leaves out sold seats and says so', async () => {
    startSeatsServer();
    const { user } = await openPage();
    await assignFirst(user, 4, '2');
    const bar = await findBar();
    expect(bar).toHaveTextContent('2 seats change, 2 skipped');
    expect(bar).toHaveTextContent('Balcony0 → 2 seats');
    expect(screen.getByText(/2 skipped: 1 sold, 1 in a basket/)).toBeVisible();
  });

  test('saves what changed under the revisions that were read', async () => {
    const seen = startSeatsServer();
    const { user, store } = await openPage();
    await assignFirst(user, 2, '2');
    await findBar();
    expect(store.getState().settings.hasUnsavedChanges.inPage).toBe(true);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findAllByText('Saved.')).toHaveLength(1);
    const save = seen.find((request) => request.url.endsWith('/save-all'));
    expect(JSON.parse(String(save?.body))).toEqual({
      planVersionId: 9,
      blocks: [{ blockId: 3, revision: 4, ranges: [{ from: 0, to: 1, priceTypeId: 702 }] }],
      holds: { create: [], update: [], delete: [] },
    });
    await waitFor(() => expect(store.getState().settings.hasUnsavedChanges.inPage).toBe(false));
  });

  test('a save that went through takes back what was announced before it, after one that failed too', async () => {
    let saves = 0;
    const skipped = [{ blockId: 3, ranges: [{ from: 4, to: 4 }], reason: 'SOLD' }];
    startSeatsServer({
      save: (body) => {
        saves++;
        if (saves === 1) return problem('INTERNAL');
        return json({ ...acceptSave(body), skipped: saves === 3 ? skipped : [] });
      },
    });
    const said = () =>
      screen
        .getAllByRole('status', { hidden: true })
        .map(({ textContent }) => textContent?.trim())
        .join('\n');
    const { user } = await openPage();
    await assignFirst(user, 2, '2');
    await waitFor(() => expect(said()).toContain('2 seats assigned'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(said()).toContain('Saving failed.'));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findAllByText('Saved.')).toHaveLength(1);
    expect(said()).not.toMatch(/Saving failed|assigned/);

    await assignFirst(user, 1, '1{Enter}');
    await waitFor(() => expect(said()).toContain('1 seat assigned'));
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('dialog', { name: 'Saved.' });
    expect(said()).not.toMatch(/Saving failed|assigned/);
  });

  test('undo takes the change back and the bar away', async () => {
    startSeatsServer();
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await findBar();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  });

  test('says after an undo by key or by button what is true then', async () => {
    startSeatsServer();
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    expect(await screen.findByText('1 seat assigned to Balcony, 0 skipped')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone. 0 steps left')).toBeInTheDocument();
    expect(screen.queryByText(/assigned to Balcony/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 seat assigned to Balcony, 0 skipped')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone. 0 steps left')).toBeInTheDocument();
  });

  test('shows before and after for review', async () => {
    startSeatsServer();
    const { user } = await openPage();
    await assignFirst(user, 4, '2');
    await user.click(await screen.findByRole('button', { name: 'Review changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review changes: 2 seats change' });
    expect(within(dialog).getByRole('row', { name: 'Balcony 0 2 0.00 144.00' })).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: '2 seats will be skipped' })).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Sold 1 seat' })).toHaveTextContent('Stalls row A 3');
    expect(within(dialog).getByRole('list', { name: 'In a basket 1 seat' })).toHaveTextContent('Stalls row A 4');
  });

  test('says in the review that the value could not be read, and reads it again when asked', async () => {
    let isFailing = true;
    startSeatsServer({ stats: () => (isFailing ? problem('INTERNAL') : undefined) });
    const { user } = await openPage();
    await assignFirst(user, 4, '2');
    await user.click(await screen.findByRole('button', { name: 'Review changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review changes: 2 seats change' });
    expect(await within(dialog).findByText(/^Something went wrong on the server/)).toBeVisible();
    expect(within(dialog).getByRole('row', { name: 'Balcony 0 2 – –' })).toBeVisible();
    isFailing = false;
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('row', { name: 'Balcony 0 2 0.00 144.00' })).toBeVisible();
  });
});

describe('a save that fails', () => {
  test('whose answer was lost is sent again under its key until the server answers, and the page says so', async () => {
    let isDown = true;
    const seen = startSeatsServer({
      save: (body) => {
        if (isDown) throw new TypeError('network');
        return json(acceptSave(body));
      },
    });
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Saving failed. The server could not be reached');
    expect(screen.getByRole('alert')).toHaveTextContent('The save is sent again automatically');
    expect(await findBar()).toHaveTextContent('1 seat changes');
    isDown = false;
    expect(await screen.findAllByText('Saved.')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
    const sent = listSaves(seen);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  test('whose answer was lost goes first and unchanged when more was edited since, so that no conflict with somebody else is reported', async () => {
    const saved = new Map<string | null, SavedBody>();
    const seen = startSeatsServer({
      save: (body, { headers }) => {
        const key = headers.get('idempotency-key');
        const isFirst = saved.size === 0;
        saved.set(key, body);
        if (isFirst) throw new TypeError('network');
        return json(acceptSave(body));
      },
      again: { price: 1 },
    });
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Saving failed.', { selector: 'b' });
    await user.keyboard('{ArrowDown} {Enter}{Control>}s{/Control}');
    // On a busy machine the lost save may be repeated before the key press; then there are two messages.
    await screen.findAllByText('Saved.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [first, again, rest] = listSaves(seen);
    expect(again).toEqual(first);
    expect(rest?.key).not.toBe(first?.key);
    expect(rest?.body.blocks).toMatchObject([{ blockId: 3, revision: 5, ranges: [{ from: 1, to: 1 }] }]);
  });

  test('is not sent again once its edits are discarded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const seen = startSeatsServer({
      save: () => {
        throw new TypeError('network');
      },
    });
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    await screen.findByText('Saving failed.', { selector: 'b' });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const before = listSaves(seen).length;
    await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS));
    expect(listSaves(seen)).toHaveLength(before);
  });

  test.each([
    ['INTERNAL', 'Saving failed. Something went wrong on the server.'],
    ['BUSY', 'Saving failed. Others are saving the same seats at this moment.'],
    ['FORBIDDEN', 'Saving failed. You do not have the permission for this.'],
  ] as const)('with %s says so and keeps the edits', async (code, words) => {
    startSeatsServer({ save: () => problem(code) });
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await findBar()).toHaveTextContent('1 seat changes');
  });

  test.each([
    { group: 'CREATE_SEATS', words: 'Create seats error' },
    { group: 'UPDATE_SEATS', words: 'Update seats error' },
    { group: 'UPDATE_HOLDS', words: 'Update holds error' },
  ])('names the group $group of a save allocation error in the specification’s words', async ({ group, words }) => {
    startSeatsServer({ save: () => problem('RULE_BROKEN', { details: { group } }) });
    const { user } = await openPage();
    await assignFirst(user, 1, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Saving failed. ${words}`);
    expect(await findBar()).toHaveTextContent('1 seat changes');
  });

  test('offers to reload the blocks somebody else saved, keeps the edits and saves again', async () => {
    const bodies: SavedBody[] = [];
    const theirs = { blockId: 3, revision: 5, ranges: [{ from: 6, to: 6 }], changedBy: 'Bea Office' };
    const details = { planVersionId: 9, blocks: [{ ...theirs, changedAt: '2026-11-20T16:58:00.000Z' }] };
    const seen = startSeatsServer({
      save: (body) => (bodies.push(body) === 1 ? problem('SEATS_CHANGED', { details }) : json(acceptSave(body))),
    });
    const { user } = await openPage();
    await assignFirst(user, 2, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Stalls row A 1–2');
    expect(dialog).toHaveTextContent('Stalls row B 3');
    expect(dialog).toHaveTextContent('Bea Office, 20/11/2026, 11:58 EST');
    await user.click(within(dialog).getByRole('button', { name: 'Reload these blocks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen.some((request) => request.url.endsWith('/seats/allocation?blocks=3'))).toBe(true);
    expect(await findBar()).toHaveTextContent('2 seats change');
    await user.click(screen.getByRole('button', { name: /Save all/ }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.blocks[0]).toMatchObject({ revision: 5, ranges: [{ from: 0, to: 1 }] });
  });

  test('asks seat by seat what stays where both have changed the same seats', async () => {
    const bodies: SavedBody[] = [];
    const theirs = { blockId: 3, revision: 5, ranges: [{ from: 0, to: 7 }], changedBy: 'Bea Office', changedAt: null };
    const details = { planVersionId: 9, blocks: [theirs] };
    startSeatsServer({
      again: { price: 0 },
      save: (body) => (bodies.push(body) === 1 ? problem('SEATS_CHANGED', { details }) : json(acceptSave(body))),
    });
    const { user } = await openPage();
    await assignFirst(user, 2, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved these blocks' });
    expect(within(dialog).getByRole('heading', { name: '2 seats that you both changed' })).toBeVisible();
    const first = within(dialog).getByRole('radiogroup', { name: 'Stalls row A 1' });
    expect(within(first).getByRole('radio', { name: 'Yours: Balcony' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'All theirs' }));
    expect(within(first).getByRole('radio', { name: 'Saved: No price' })).toBeChecked();
    await user.click(within(first).getByRole('radio', { name: 'Yours: Balcony' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with these seats' }));
    expect(await findBar()).toHaveTextContent('1 seat changes');
    await user.click(screen.getByRole('button', { name: /Save all/ }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.blocks).toEqual([{ blockId: 3, revision: 5, ranges: [{ from: 0, to: 0, priceTypeId: 702 }] }]);
  });

  test('closing the list keeps everything, and the next save asks again', async () => {
    const bodies: SavedBody[] = [];
    const theirs = { blockId: 3, revision: 5, ranges: [{ from: 0, to: 7 }], changedBy: null, changedAt: null };
    const details = { planVersionId: 9, blocks: [theirs] };
    startSeatsServer({
      again: { price: 0 },
      save: (body) => {
        bodies.push(body);
        return problem('SEATS_CHANGED', { details });
      },
    });
    const { user } = await openPage();
    await assignFirst(user, 2, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /Save all/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(bodies.map(({ blocks }) => blocks[0]?.revision)).toEqual([4, 4]);
  });

  test('says that the event has another plan now, and keeps what was done', async () => {
    const details = { planVersionId: 10, blocks: [] };
    startSeatsServer({ save: () => problem('SEATS_CHANGED', { details }) });
    const { user } = await openPage();
    await assignFirst(user, 2, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Saving failed. The event has another seating plan now.',
    );
    expect(await findBar()).toHaveTextContent('2 seats change');
  });

  test('lists seat by seat what the server skipped', async () => {
    const skipped = [{ blockId: 3, ranges: [{ from: 4, to: 6 }], reason: 'SOLD' }];
    startSeatsServer({ save: (body) => json({ ...acceptSave(body), skipped }) });
    const { user } = await openPage();
    await assignFirst(user, 8, '2');
    await user.click(await screen.findByRole('button', { name: /Save all/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Saved.' });
    expect(dialog).toHaveTextContent('3 seats were skipped');
    expect(within(dialog).getByRole('list', { name: 'Sold 3 seats' })).toHaveTextContent('Stalls row B 1–3');
  });
});

describe('reading the seats', () => {
  test('says in the specification’s words when it fails, and tries again', async () => {
    let isDown = true;
    startSeatsServer({ allocation: () => problem(isDown ? 'INTERNAL' : 'NOT_FOUND') });
    const { user } = await openPage();
    expect(await screen.findByText('Listing blocks failed.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/no longer exists/)).toBeVisible();
  });

  test('says of a damaged plan that it could not be read', async () => {
    startSeatsServer({ geometry: () => new Uint8Array([1, 2, 3]), show: { geometryHash: 'd'.repeat(64) } });
    await openPage();
    expect(await screen.findByText('The seating plan could not be read.')).toBeVisible();
    expect(screen.getByText(/^Seat plan parsing error/)).toBeVisible();
  });

  test('without the permission nothing can be armed, with the reason', async () => {
    startSeatsServer({ permissions: [] });
    const { user } = await openPage();
    expect(await screen.findByText(/you need the permission “Give seats their tickets”/)).toBeVisible();
    // The views of the map can still be chosen, but no row of the legend.
    expect(screen.queryByRole('radio', { name: /seats/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add hold' })).not.toBeInTheDocument();
    for (const name of ['Brush', 'Undo']) {
      const tool = screen.getByRole('button', { name });
      expect(tool).toHaveAttribute('aria-disabled', 'true');
      expect(tool).toHaveAccessibleDescription(/you need the permission “Give seats their tickets”/);
    }
    await user.keyboard('b');
    expect(screen.getByRole('button', { name: 'Brush' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Seat' })).toBeEnabled();
  });
});

test('the map stays open while what lies over it waits for its words', async () => {
  startSeatsServer();
  let arrive = (_: { default: ComponentType }) => {};
  const Panel = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const children = [{ path: 'tickets', Component: Panel }];
  const router = createMemoryRouter([{ path: '/shows/:showCode/seats', Component: SeatsPage, children }], {
    initialEntries: ['/shows/MAHLER5A/seats/tickets'],
  });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  const map = await screen.findByRole('application');
  await screen.findByRole('complementary', { name: 'Legend' });
  expect(map).toBeVisible();
  await act(async () => arrive({ default: () => <p>Words</p> }));
  expect(await screen.findByText('Words')).toBeVisible();
  expect(screen.getByRole('application')).toBe(map);
});

test('the holds kind arms holds and clears them', async () => {
  startSeatsServer();
  const { user } = await openPage('/shows/MAHLER5A/seats/holds?view=table');
  await screen.findByRole('radio', { name: 'Technical, 1 seat, No sales' });
  await assignFirst(user, 2, '1');
  expect(await findBar()).toHaveTextContent('Technical1 → 3 seats');
  await user.keyboard('{Control>}z{/Control}');
  expect(row(/^No hold, 11 seats/)).toBeVisible();
});

test('arming another row lets painted seats go and keeps those that wait for Enter', async () => {
  startSeatsServer();
  const { user } = await openPage();
  await assignFirst(user, 2, '2');
  await user.keyboard('3');
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  await user.keyboard('{Shift>} {/Shift}');
  expect(await screen.findAllByText(/2 selected/)).not.toHaveLength(0);
  await user.keyboard('1{Enter}');
  expect(await screen.findByRole('radio', { name: /^Orchestra A, 8 seats/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
});
