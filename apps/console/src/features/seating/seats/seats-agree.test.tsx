import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { SeatsPage } from './seats-page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const A_MINUTE_MS = 60_000;

beforeEach(stubCanvas);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the page with a live stream that the test writes to. */
async function openPage(permissions = ['seat:write', 'hold:write']) {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const live = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (opened) => {
          line = opened;
        },
      }),
    );
  const seen = startSeatsServer({
    live,
    again: { price: 2 },
    permissions,
  });
  const children = ['tickets', 'holds'].map((kind) => ({ path: kind, Component: Outlet }));
  const routes = [
    { path: '/shows/:showCode/seats', Component: SeatsPage, children },
    { path: '/away', Component: () => <p>away</p> },
  ];
  const initialEntries = ['/shows/MAHLER5A/seats/tickets?view=table'];
  const router = createMemoryRouter(routes, { initialEntries });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  await screen.findByRole('radio', { name: /^Orchestra A, 8 seats/ });
  await screen.findByRole('grid', { name: 'Seats as a table' });
  const tell = (data: object, cursor: string) =>
    act(async () => {
      line?.enqueue(new TextEncoder().encode(`id: ${cursor}\nevent: seats\ndata: ${JSON.stringify(data)}\n\n`));
    });
  const leaveAndReturn = async () => {
    await act(() => router.navigate('/away'));
    await screen.findByText('away');
    await act(() => router.navigate(-1));
    await screen.findByRole('radio', { name: /^Orchestra A,/ });
  };
  return { user: userEvent.setup(), tell, seen, leaveAndReturn };
}

const legend = () => within(screen.getByRole('complementary', { name: 'Legend' }));
const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);

async function readAll(
  user: ReturnType<typeof userEvent.setup>,
  { chip, option, legendName }: { chip: string; option: string; legendName: RegExp },
) {
  const table = within(await screen.findByRole('region', { name: 'Seats as a table' }));
  await user.selectOptions(table.getByRole('combobox', { name: chip }), option);
  const inTable = numberIn(table.getByRole('status').textContent);
  const isState = chip === 'State';
  const inLegend = isState
    ? numberIn(legend().getByRole('button', { name: legendName }).textContent)
    : numberIn(/, (\d+) seats/.exec(legend().getByRole('radio', { name: legendName }).ariaLabel ?? '')?.[1]);
  const button = isState ? legendName : new RegExp(`^Select the seats of ${option}$`);
  await user.click(legend().getByRole('button', { name: button }));
  const onMap = numberIn(/\d+ selected/.exec(table.getByRole('status').textContent ?? '')?.[0]);
  await user.selectOptions(table.getByRole('combobox', { name: chip }), 'all');
  return { inTable, inLegend, onMap };
}

const SOLD = { chip: 'State', option: 'Sold', legendName: /^Select seats by state: Sold,/ };
const ORCHESTRA = { chip: 'Ticket', option: 'Orchestra A', legendName: /^Orchestra A,/ };
const BALCONY = { chip: 'Ticket', option: 'Balcony', legendName: /^Balcony,/ };
const all = (count: number) => ({ inTable: count, inLegend: count, onMap: count });

test('legend, table twin, map and heat map agree after an edit, its undo, a sale and a save made elsewhere', async () => {
  const { user, tell, seen } = await openPage();
  expect(await readAll(user, SOLD)).toEqual(all(1));
  expect(await readAll(user, ORCHESTRA)).toEqual(all(8));

  await user.click(legend().getByRole('button', { name: 'Select the seats of No price' }));
  await user.click(screen.getByRole('radio', { name: /^Balcony,/ }));
  await user.keyboard('{Escape}');
  expect(await readAll(user, BALCONY)).toEqual(all(4));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('radio', { name: /^Balcony, 0 seats/ })).toBeInTheDocument();
  await user.keyboard('{Escape}{Escape}');

  await tell({ claims: [[0, 1, 2, 1, 0]], saves: [] }, '2-2:2:');
  await waitFor(() => expect(legend().getByRole('button', { name: 'Select seats by state: Sold, 3' })).toBeVisible());
  expect(await readAll(user, SOLD)).toEqual(all(3));

  const reads = seen.filter(({ url }) => url.endsWith('/seats/holds') || url.endsWith('/prices')).length;
  const save = {
    byId: 'bea',
    byName: 'Bea',
    at: '2026-11-20T16:58:00.000Z',
    ranges: [[0, 7]],
    blocks: [{ blockId: 3, revision: 5 }],
  };
  await tell({ claims: [], saves: [save] }, '3-3:3:');
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Balcony, 8 seats/ })).toBeInTheDocument());
  expect(await readAll(user, BALCONY)).toEqual(all(8));
  expect(await readAll(user, SOLD)).toEqual(all(2));
  await waitFor(() =>
    expect(seen.filter(({ url }) => url.endsWith('/seats/holds') || url.endsWith('/prices')).length).toBe(reads + 2),
  );

  await user.click(legend().getByRole('radio', { name: '% sold' }));
  expect(await screen.findByText('2 of 12, 16.7%')).toBeVisible();
});

test('what other pages have counted is read again after a sale that only the map has heard of, and kept otherwise', async () => {
  const { tell, seen, leaveAndReturn } = await openPage();
  const countReads = () => seen.filter(({ url }) => url.endsWith('/prices')).length;
  const reads = countReads();
  await leaveAndReturn();
  expect(countReads()).toBe(reads);
  await tell({ claims: [[0, 1, 2, 1, 0]], saves: [] }, '2-2:2:');
  await waitFor(() => expect(legend().getByRole('button', { name: 'Select seats by state: Sold, 3' })).toBeVisible());
  await leaveAndReturn();
  await waitFor(() => expect(countReads()).toBeGreaterThan(reads));
});

test('the figures of a heat map that was put away are not read again for the sales it was to show', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user, tell, seen } = await openPage(['seat:write', 'hold:write', 'sales:read']);
  await user.click(await screen.findByRole('radio', { name: 'Gross' }));
  await screen.findByRole('grid', { name: 'Figures of the heat map' });
  await tell({ claims: [[0, 1, 2, 1, 0]], saves: [] }, '2-2:2:');
  await user.click(await screen.findByRole('radio', { name: 'Seats' }));
  const count = () => seen.filter(({ url }) => url.endsWith('/seats/sales')).length;
  const before = count();
  await act(() => vi.advanceTimersByTimeAsync(A_MINUTE_MS));
  expect(count()).toBe(before);
});
