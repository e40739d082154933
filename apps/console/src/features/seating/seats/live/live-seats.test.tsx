import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { SeatsPage } from '../seats-page.tsx';

beforeEach(stubCanvas);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HASH = 'a'.repeat(64);
const A_MINUTE_MS = 60_000;

/** Opens a stream that the test writes to. */
function openLine() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const connect = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (opened) => {
          controller = opened;
          lines.push(opened);
        },
      }),
    );
  const tell = (name: string, data: object, cursor?: string) =>
    act(async () => {
      const id = cursor ? `id: ${cursor}\n` : '';
      controller?.enqueue(new TextEncoder().encode(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    });
  return { connect, tell, lines, close: () => act(async () => controller?.close()) };
}

async function openPage(kind = 'tickets') {
  const children = ['tickets', 'holds'].map((kind) => ({ path: kind, Component: Outlet }));
  const routes = [{ path: '/shows/:showCode/seats', Component: SeatsPage, children }];
  const initialEntries = [`/shows/MAHLER5A/seats/${kind}?view=table`];
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </FeaturesGate>,
  );
  const first = kind === 'holds' ? /^Technical/ : 'Orchestra A, 8 seats, value USD 1,045.00';
  await screen.findByRole('radio', { name: first });
  return userEvent.setup();
}

const SOLD = { claims: [[0, 1, 2, 1, 0]], saves: [] };
const at = '2026-11-20T16:58:00.000Z';
const bea = { viewerId: 8, userId: 'bea', name: 'Bea Office', openedAt: at, editingSince: null };
const me = { viewerId: 7, userId: 'me', name: 'Ada', openedAt: at, editingSince: null };
const saveOf = (ranges: number[][], revision: number) => ({
  claims: [],
  saves: [{ byId: 'bea', byName: 'Bea Office', at, ranges, blocks: [{ blockId: 3, revision }] }],
});
const legendSays = async (text: string) =>
  waitFor(() => {
    const legend = within(screen.getByRole('complementary', { name: 'Legend' }));
    expect(legend.getByText('Sold').parentElement).toHaveTextContent(text);
  });

async function editFirst(user: ReturnType<typeof userEvent.setup>) {
  const grid = await screen.findByRole('grid');
  act(() => grid.focus());
  await user.keyboard(' 2');
  return screen.findByRole('region', { name: 'Unsaved changes' });
}

describe('what happens elsewhere', () => {
  test('a sale shows in the legend and in the table at once', async () => {
    const line = openLine();
    startSeatsServer({ live: line.connect });
    await openPage();
    await legendSays('Sold1');
    await line.tell('seats', SOLD, '2-2:2:');
    await legendSays('Sold3');
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Sold/ }).length).toBeGreaterThanOrEqual(3));
  });

  test('a sale under an unsaved edit keeps the edit and says that it will be skipped', async () => {
    const line = openLine();
    startSeatsServer({ live: line.connect });
    const user = await openPage();
    const bar = await editFirst(user);
    await line.tell('seats', SOLD, '2-2:2:');
    await waitFor(() => expect(bar).toHaveTextContent('0 seats change, 1 skipped'));
    await user.click(screen.getByRole('button', { name: 'Review changes' }));
    const review = await screen.findByRole('dialog', { name: 'Review changes: 0 seats change' });
    await user.click(within(review).getByRole('button', { name: 'Back' }));
    await line.tell('seats', { claims: [[0, 0, 0, 0, 0]], saves: [] }, '3-3:3:');
    await waitFor(() => expect(bar).not.toHaveTextContent('skipped'));
    expect(bar).toHaveTextContent('1 seat changes');
  });

  test('a seat that was sold since its edit was saved is not undone, and said to be skipped', async () => {
    const line = openLine();
    startSeatsServer({ live: line.connect });
    const user = await openPage();
    const bar = await editFirst(user);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await line.tell('seats', { claims: [[0, 0, 2, 2, 0]], saves: [] }, '2-2:2:');
    await legendSays('Sold2');
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
      '0 seats change, 1 skipped',
    );
  });

  test('one line says who else is here, edits and has saved, with more on request', async () => {
    const line = openLine();
    startSeatsServer({ live: line.connect });
    const user = await openPage();
    await line.tell('hello', { viewerId: 7, userId: 'me' });
    await line.tell('presence', { viewers: [me, bea] });
    expect(await screen.findByText('Bea Office: has the seats open since 11:58 EST')).toBeVisible();
    await line.tell('presence', { viewers: [me, { ...bea, editingSince: at }, { ...me, viewerId: 9 }] });
    expect(await screen.findByText('Bea Office: unsaved changes since 11:58 EST and 1 other')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 other people at these seats' }));
    const list = await screen.findByRole('dialog', { name: 'Others at these seats' });
    expect(list).toHaveTextContent('You, in another window');
    await line.tell('seats', saveOf([[4, 5]], 5), '2-2:2:');
    await waitFor(() => expect(list).toHaveTextContent('saved 2 seats at 11:58 EST: Stalls'));
  });

  test('a save by somebody else reads its blocks again, and seats edited besides are saved without a question', async () => {
    const line = openLine();
    const seen = startSeatsServer({ live: line.connect });
    const user = await openPage();
    await editFirst(user);
    await line.tell('seats', saveOf([[6, 6]], 5), '2-2:2:');
    await legendSays('Sold2');
    expect(seen.some(({ url }) => url.endsWith('/seats/allocation?blocks=3'))).toBe(true);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(seen.some(({ url }) => url.endsWith('/save-all'))).toBe(true));
    const body = JSON.parse(String(seen.find(({ url }) => url.endsWith('/save-all'))?.body));
    expect(body.blocks[0]).toMatchObject({ revision: 5, ranges: [{ from: 0, to: 0 }] });
  });

  test('after a save of the seats that are edited here, the next save names the revision of the edits, so that the server reports the conflict', async () => {
    const line = openLine();
    const seen = startSeatsServer({ live: line.connect, again: { price: 3 } });
    const user = await openPage();
    const bar = await editFirst(user);
    await line.tell('seats', saveOf([[0, 0]], 5), '2-2:2:');
    await legendSays('Sold2');
    expect(bar).toHaveTextContent('1 seat changes');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(seen.some(({ url }) => url.endsWith('/save-all'))).toBe(true));
    const body = JSON.parse(String(seen.find(({ url }) => url.endsWith('/save-all'))?.body));
    expect(body.blocks[0]).toMatchObject({ revision: 4, ranges: [{ from: 0, to: 0 }] });
  });

  test('a hold that somebody deletes after such a save does not confirm the edits', async () => {
    const line = openLine();
    let isDeleted = false;
    const holds = () => (isDeleted ? json({ items: [] }) : undefined);
    const allocation = (again: () => Response) => (isDeleted ? again() : undefined);
    const seen = startSeatsServer({ live: line.connect, again: { price: 3 }, holds, allocation });
    const user = await openPage();
    await editFirst(user);
    await line.tell('seats', saveOf([[0, 0]], 5), '2-2:2:');
    await legendSays('Sold2');
    const answers = vi.spyOn(Response.prototype, 'arrayBuffer');
    isDeleted = true;
    await line.tell('seats', saveOf([], 5), '3-3:3:');
    await waitFor(() => expect(answers.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(seen.some(({ url }) => url.endsWith('/save-all'))).toBe(true));
    const body = JSON.parse(String(seen.find(({ url }) => url.endsWith('/save-all'))?.body));
    expect(body.blocks[0]).toMatchObject({ revision: 4, ranges: [{ from: 0, to: 0 }] });
  });

  test('the seats of a deleted hold are read until that succeeds, whatever happens to other holds meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const line = openLine();
    const technical = { holdId: 801, ordinal: 1, label: 'Technical', reservationFlag: 'TEC', colour: '#A3323F' };
    const press = { ...technical, holdId: 802, ordinal: 2, label: 'Press', reservationFlag: 'PRS' };
    const rest = { allowSales: false, owner: '', note: '', releaseOn: null, agreed: null, places: 0, revision: 1 };
    const seats = { held: 0, sold: 0, inBaskets: 0 };
    const listed = (...holds: object[]) => json({ items: holds.map((hold) => ({ ...rest, seats, ...hold })) });
    let holds = () => listed(technical, press);
    let allocation: (again: () => Response) => Response | undefined = () => undefined;
    startSeatsServer({ live: line.connect, holds: () => holds(), allocation: (again) => allocation(again) });
    const signals: (AbortSignal | null | undefined)[] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.endsWith('/seats/allocation')) signals.push(init?.signal);
      return send(url, init);
    });
    await openPage('holds');
    const before = signals.length;
    allocation = () => new Response(new ReadableStream({ start: (body) => setTimeout(() => body.error(), 5000) }));
    holds = () => listed(press);
    await line.tell('seats', saveOf([], 5), '2-2:2:');
    await waitFor(() => expect(signals).toHaveLength(before + 1));
    holds = () => listed({ ...press, label: 'Critics' });
    await line.tell('seats', saveOf([], 5), '3-3:3:');
    await screen.findByRole('radio', { name: /^Critics/ });
    expect(signals.at(-1)?.aborted).toBe(false);
    allocation = (again) => again();
    await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS));
    expect(signals).toHaveLength(before + 2);
  });

  test('blocks that cannot be read again leave the map and its edits as they are', async () => {
    const line = openLine();
    let isDown = false;
    const seen = startSeatsServer({
      live: line.connect,
      holds: () => (isDown ? problem('UNAVAILABLE') : undefined),
    });
    const user = await openPage();
    const bar = await editFirst(user);
    isDown = true;
    const count = () => seen.filter(({ url }) => url.endsWith('/seats/holds')).length;
    const before = count();
    await line.tell('seats', saveOf([[6, 6]], 5), '2-2:2:');
    await waitFor(() => expect(count()).toBeGreaterThan(before));
    await legendSays('Sold2');
    expect(bar).toBeVisible();
    expect(bar).toHaveTextContent('1 seat changes');
  });

  test('another plan of the event opens only once nothing is unsaved', async () => {
    const line = openLine();
    const show = { geometryHash: HASH };
    const seen = startSeatsServer({ live: line.connect, show });
    const user = await openPage();
    const bar = await editFirst(user);
    const count = (part: string) => seen.filter(({ url }) => url.includes(part)).length;
    show.geometryHash = 'b'.repeat(64);
    await line.tell('seats', saveOf([], 5), '2-2:2:');
    await waitFor(() =>
      expect(
        count('/shows/MAHLER5A?') + seen.filter(({ url }) => url.endsWith('/shows/MAHLER5A')).length,
      ).toBeGreaterThan(1),
    );
    expect(bar).toBeVisible();
    expect(count(`/geometry/${show.geometryHash}`)).toBe(0);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(count(`/geometry/${show.geometryHash}`)).toBe(1));
  });

  test('a hold that somebody deleted is not saved: its seats are selected to be given another one', async () => {
    const line = openLine();
    let isDeleted = false;
    const holds = () => (isDeleted ? json({ items: [] }) : undefined);
    const seen = startSeatsServer({ live: line.connect, holds });
    const user = await openPage('holds');
    const grid = await screen.findByRole('grid');
    act(() => grid.focus());
    await user.keyboard(' 1{Escape}');
    const bar = await screen.findByRole('region', { name: 'Unsaved changes' });
    isDeleted = true;
    await line.tell('seats', saveOf([], 5), '2-2:2:');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Technical/ })).not.toBeInTheDocument());
    await user.keyboard('{Control>}s{/Control}');
    expect(await within(bar).findByRole('alert')).toHaveTextContent('Somebody has deleted a ticket or hold');
    expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(1);
    expect(seen.some(({ url }) => url.endsWith('/save-all'))).toBe(false);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  });

  test('others are told that there are unsaved edits, and that there are none any more', async () => {
    const line = openLine();
    const seen = startSeatsServer({ live: line.connect });
    const user = await openPage();
    await line.tell('hello', { viewerId: 7, userId: 'me' });
    const told = () =>
      seen.filter(({ url }) => url.endsWith('/seats/viewers/7')).map(({ body }) => JSON.parse(String(body)));
    await editFirst(user);
    await waitFor(() => expect(told()).toEqual([{ hasUnsavedChanges: true }]));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(told().at(-1)).toEqual({ hasUnsavedChanges: false }));
  });
});

describe('a connection', () => {
  test('that ends is taken up again from the last cursor', async () => {
    const line = openLine();
    const seen = startSeatsServer({ live: line.connect });
    await openPage();
    await legendSays('Sold1');
    const before = line.lines.length;
    await line.tell('seats', SOLD, '2-2:2:');
    await legendSays('Sold3');
    await line.tell('end', {});
    await line.close();
    await waitFor(() => expect(line.lines).toHaveLength(before + 1));
    const asked = seen.filter(({ url }) => url.includes('/seats/changes')).map(({ url }) => url);
    expect(asked.at(-1)).toContain(`since=${encodeURIComponent('2-2:2:')}`);
  });

  test('that is lost is mentioned quietly until it is back', async () => {
    const line = openLine();
    let isDown = true;
    startSeatsServer({ live: () => (isDown ? problem('UNAVAILABLE') : line.connect()) });
    await openPage();
    await waitFor(() => expect(screen.getByText(/^Connection lost/)).toBeVisible());
    isDown = false;
    await waitFor(() => expect(line.lines.length).toBeGreaterThan(0));
    await line.tell('seats', SOLD, '2-2:2:');
    await waitFor(() => expect(screen.queryByText(/^Connection lost/)).not.toBeInTheDocument());
  });

  test('that was away too long reads the seats anew and keeps the edits', async () => {
    const line = openLine();
    const seen = startSeatsServer({ live: line.connect });
    const user = await openPage();
    const bar = await editFirst(user);
    const before = line.lines.length;
    const count = () => seen.filter(({ url }) => url.endsWith('/seats/allocation')).length;
    const readBefore = count();
    const countValues = () => seen.filter(({ url }) => url.endsWith('/prices/stats')).length;
    const valuesBefore = countValues();
    await line.tell('reload', { reason: 'GAP' });
    await waitFor(() => expect(line.lines).toHaveLength(before + 1));
    expect(count()).toBe(readBefore + 1);
    expect(bar).toHaveTextContent('1 seat changes');
    await waitFor(() => expect(countValues()).toBe(valuesBefore + 1));
  });

  test('that is refused for good is not asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const seen = startSeatsServer({ live: () => problem('FORBIDDEN') });
    await openPage();
    await waitFor(() => expect(screen.getByText(/no longer follows/)).toBeVisible());
    const count = () => seen.filter(({ url }) => url.includes('/seats/changes')).length;
    const before = count();
    await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS));
    expect(count()).toBe(before);
  });
});
