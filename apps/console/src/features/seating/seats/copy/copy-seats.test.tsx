import type { SeatCopyPreview } from '@parterre/contract/seat-copies';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { startSeatsServer } from '#test/seats-server.ts';
import { stubCanvas } from '#test/stub-canvas.ts';
import { SeatsPage } from '../seats-page.tsx';
import { CopySeatsDrawer } from './copy-seats-drawer.tsx';

beforeEach(stubCanvas);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PREVIEW: SeatCopyPreview = {
  ...{ fromShowCode: 'BRAHMS4B', isSamePlan: false, seen: 'first-look', fromCurrency: 'USD', currency: 'USD' },
  blocks: [
    { fromBlockId: 1, label: 'Stalls', seats: 10, toBlockId: 3, matched: 8 },
    { fromBlockId: 2, label: 'Gallery', seats: 4, toBlockId: null, matched: 0 },
  ],
  ownBlocks: [
    { blockId: 3, label: 'Stalls', seats: 8 },
    { blockId: 5, label: 'Circle', seats: 4 },
  ],
  prices: [
    {
      ...{ fromPriceTypeId: 51, name: { 'en-GB': 'Platinum' }, colour: '#123456', faceValueMinor: 20000, seats: 6 },
      toPriceTypeId: null,
    },
  ],
  holds: [
    {
      ...{ fromHoldId: 61, label: 'Press', reservationFlag: 'PRS', colour: '#A3323F', seats: 2 },
      ...{ toHoldId: null, isNew: true },
    },
  ],
  seats: {
    ...{ from: 14, matched: 8, missing: 6, untouched: 4, withoutPrice: 6, withoutHold: 0 },
    ...{ changed: 2, sold: 1, inBaskets: 0, blocksSwitched: 0 },
  },
  missing: [{ block: 'Gallery', row: 'A', first: '1', last: '4', seats: 4 }],
  missingRows: 2,
  skipped: [{ blockId: 3, ranges: [{ from: 2, to: 2 }], reason: 'SOLD' }],
  priceChanges: [
    ...[{ priceTypeId: 701, name: { 'en-GB': 'Orchestra A' }, seatsBefore: 8, seats: 6 }].map((price) => ({
      ...price,
      ...{ valueBeforeMinor: 108000, valueMinor: 81000 },
    })),
  ],
  holdChanges: [{ holdId: null, fromHoldId: 61, label: 'Press', seatsBefore: 0, seats: 2 }],
};
const COPIED = { blocks: [{ blockId: 3, revision: 5 }], changed: 2, skipped: [], createdHolds: [], missing: 6 };

async function openCopy(copy: () => Response = () => json(COPIED)) {
  const seen = startSeatsServer({
    other: ({ url }) => {
      if (url.endsWith('/preview')) return json(PREVIEW);
      if (url.endsWith('/copy-from/BRAHMS4B')) return copy();
      if (url.endsWith('/shows/BRAHMS4B')) return json({ name: { 'en-GB': 'Brahms' }, defaultCulture: 'en-GB' });
      return undefined;
    },
  });
  const children = [{ path: 'tickets', Component: Outlet, children: [{ path: 'copy', Component: CopySeatsDrawer }] }];
  const router = createMemoryRouter([{ path: '/shows/:showCode/seats', Component: SeatsPage, children }], {
    initialEntries: ['/shows/MAHLER5A/seats/tickets/copy?from=brahms4b'],
  });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Allocation of Brahms' });
  await within(dialog).findByRole('heading', { name: 'What does not fit' });
  const bodies = (end: string) =>
    seen.filter(({ url }) => url.endsWith(end)).map(({ body }) => JSON.parse(String(body)));
  return { user: userEvent.setup(), dialog, bodies, seen };
}

test('shows what does not fit, what replaces what, and what changes, before anything is changed', async () => {
  const { dialog, bodies } = await openCopy();
  expect(dialog).toHaveTextContent('6 seats have tickets there that match none here, and keep their own.');
  expect(dialog).toHaveTextContent('1 seat is sold or in a basket and stays as it is:');
  expect(within(dialog).getByRole('list', { name: 'Sold 1 seat' })).toHaveTextContent('Stalls row A 3');
  expect(dialog).toHaveTextContent('6 seats do not exist here:');
  expect(within(dialog).getByText('Gallery row A, seats 1 to 4 (4)')).toBeVisible();
  expect(within(dialog).getByText('and 1 more row')).toBeVisible();
  expect(within(dialog).getByRole('combobox', { name: 'Press becomes' })).toHaveDisplayValue('New hold like it');
  expect(within(dialog).getByRole('combobox', { name: 'Gallery becomes' })).toHaveDisplayValue('No block');
  expect(within(dialog).getByRole('row', { name: 'Orchestra A 8 6 1,080.00 810.00' })).toBeVisible();
  expect(bodies('/copy-from/BRAHMS4B')).toEqual([]);
});

test('a block that already stands for another one cannot be chosen, and says why', async () => {
  const { dialog } = await openCopy();
  const gallery = within(within(dialog).getByRole('combobox', { name: 'Gallery becomes' }));
  expect(gallery.getByRole('option', { name: 'Stalls (matched to Stalls)' })).toBeDisabled();
  expect(gallery.getByRole('option', { name: 'Circle' })).toBeEnabled();
  const stalls = within(within(dialog).getByRole('combobox', { name: 'Stalls becomes' }));
  expect(stalls.getByRole('option', { name: 'Stalls' })).toBeEnabled();
});

test('a user who may not copy sees only the missing permission', async () => {
  startSeatsServer({ permissions: [] });
  const children = [{ path: 'tickets', Component: Outlet, children: [{ path: 'copy', Component: CopySeatsDrawer }] }];
  const router = createMemoryRouter([{ path: '/shows/:showCode/seats', Component: SeatsPage, children }], {
    initialEntries: ['/shows/MAHLER5A/seats/tickets/copy'],
  });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Copy the allocation from another event' });
  expect(dialog).toHaveTextContent(
    'You need the permission “Give seats their tickets” for this. Ask an administrator of your promoter.',
  );
});

test('asks again with what was chosen, copies what was seen and reads the blocks again', async () => {
  const { user, dialog, bodies, seen } = await openCopy();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Platinum becomes' }), 'Balcony, USD 72.00');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Alternating seats of blocks' }));
  const chosen = {
    ...{ parts: ['prices', 'holds'], blocks: [], holds: [] },
    prices: [{ fromPriceTypeId: 51, toPriceTypeId: 702 }],
  };
  await waitFor(() => expect(bodies('/preview').at(-1)).toEqual(chosen));
  await user.click(await within(dialog).findByRole('button', { name: 'Copy to 2 seats' }));
  expect(await within(dialog).findByText('2 seats changed.')).toBeVisible();
  expect(bodies('/copy-from/BRAHMS4B')).toEqual([{ ...chosen, seen: 'first-look' }]);
  await waitFor(() => expect(seen.some(({ url }) => url.endsWith('/seats/allocation?blocks=3'))).toBe(true));
});

test('compares anew when one of the events has changed since it was seen', async () => {
  const { user, dialog, bodies } = await openCopy(() => problem('SEATS_CHANGED'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 2 seats' }));
  expect(await within(dialog).findByText(/One of the two events has changed in the meantime/)).toBeVisible();
  await waitFor(() => expect(bodies('/preview')).toHaveLength(2));
});
