import type { Hold } from '@parterre/contract/holds';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { HoldLedgerPage } from './hold-ledger-page.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  vi.unstubAllGlobals();
  await startI18n('en-GB');
});

const hold = (holdId: number, label: string, more: Partial<Hold>): Hold => ({
  ...{ holdId, ordinal: holdId, label, reservationFlag: label.slice(0, 3).toUpperCase(), colour: '#A3323F' },
  ...{ allowSales: false, owner: '', note: '', releaseOn: null, agreed: null, places: 0, revision: 3 },
  seats: { held: 0, sold: 0, inBaskets: 0 },
  ...more,
});
const HOLDS = [
  hold(1, 'Artist', {
    agreed: 30,
    owner: 'Liaison',
    note: 'Ask Mia before the release',
    seats: { held: 20, sold: 3, inBaskets: 1 },
    releaseOn: '2020-05-10',
  }),
  hold(2, 'Press', { agreed: 2, seats: { held: 6, sold: 0, inBaskets: 0 }, places: 1, releaseOn: '2999-01-01' }),
];
const SHOW = {
  ...{ showCode: 'MAHLER5A', promoterCode: 'harbour-hall', name: { 'en-GB': 'Mahler' }, defaultCulture: 'en-GB' },
  ...{ timeZone: 'Europe/London', status: 'ACTIVE', seating: 'RESERVED' },
};

async function openLedger({
  permissions = ['hold:write'],
  language = 'en-GB',
  release = () => json(RELEASED),
  uses = () => json({ items: [] }),
  holds = HOLDS,
  show = () => json(SHOW),
  search = '',
} = {}) {
  const seen = startFakeServer(({ method, url }) => {
    if (method === 'POST') return release();
    if (url.endsWith('/hold-uses')) return uses();
    if (url.includes('/features')) return json({ items: [], permissions, mode: 'app' });
    if (url.includes('/promoters')) return json({ items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' });
    return url.endsWith('/holds') ? json({ items: holds }) : show();
  });
  const routes = [{ path: '/shows/:showCode/holds', Component: HoldLedgerPage }];
  const router = createMemoryRouter(routes, { initialEntries: [`/shows/MAHLER5A/holds${search}`] });
  await renderWithConsole(
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close" />
    </>,
    { language },
  );
  return { user: userEvent.setup(), seen, router };
}
const RELEASED = {
  items: [{ holdId: 1, label: 'Artist', seats: 16, sold: 3, inBaskets: 1, places: 0, guestLists: 0, offerCodes: 0 }],
  blocks: [],
};

test('shows agreed against held with the difference, what is kept and what is due, and adds up', async () => {
  await openLedger();
  const artist = await screen.findByRole('row', { name: /Artist/ });
  expect(artist).toHaveTextContent('30');
  expect(artist).toHaveTextContent('−10');
  expect(within(artist).getByText('Ask Mia before the release')).toBeVisible();
  expect(within(artist).getByText('Due')).toBeVisible();
  const press = screen.getByRole('row', { name: /Press/ });
  expect(press).toHaveTextContent('+5');
  expect(within(press).queryByText('Due')).not.toBeInTheDocument();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual([
    ...['32', 'promised to owners', '27', '3 sold, 1 in a basket', '−5', 'held minus agreed, where agreed'],
    ...['23', 'back on sale when released'],
  ]);
});

test('the tools of the table stand above its rows, below the figures', async () => {
  await openLedger();
  const columns = await screen.findByRole('button', { name: 'Columns' });
  const figures = screen.getByText('promised to owners');
  expect(figures.compareDocumentPosition(columns)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(columns.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an event without holds offers the first one as other empty pages do', async () => {
  await openLedger({ holds: [] });
  const empty = (await screen.findByText('No holds yet')).parentElement;
  expect(await within(empty as HTMLElement).findByRole('link', { name: 'Add hold' })).toHaveClass(
    'MuiButton-contained',
  );
});

test('an event that could not be loaded says so, and is loaded again', async () => {
  let isDown = true;
  await openLedger({ show: () => (isDown ? problem('INTERNAL') : json(SHOW)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Artist')).toBeInTheDocument();
});

test('releases what is due after asking with the numbers', async () => {
  const { user, seen } = await openLedger();
  // The checkboxes appear once the permissions of the user are known.
  await screen.findByRole('checkbox', { name: /Press/ });
  await user.click(screen.getByRole('button', { name: 'Release 1 due hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release hold Artist?' });
  expect(dialog).toHaveTextContent('16 seats and places go back on sale at once.');
  expect(dialog).toHaveTextContent('4 that are sold or in baskets stay as they are.');
  await user.click(within(dialog).getByRole('button', { name: 'Release 16' }));
  expect(await screen.findByText('16 seats and places released')).toBeInTheDocument();
  const [sent] = seen.filter(({ method }) => method === 'POST');
  expect(sent?.url).toMatch(/\/shows\/MAHLER5A\/seats\/hold-releases$/);
  expect(JSON.parse(String(sent?.body))).toEqual({ holds: [{ holdId: 1, revision: 3 }] });
});

const USES = {
  items: [
    {
      holdId: 1,
      guestLists: [
        { guestListId: 7, name: 'Band', waiting: 1 },
        { guestListId: 8, name: null, waiting: 0 },
      ],
      offerCodes: [{ tag: 'Spring', codes: 1200 }],
    },
    { holdId: 2, guestLists: [{ guestListId: 9, name: 'Critics', waiting: 3 }], offerCodes: [] },
  ],
};

test('says before a release which guest lists and offer codes count on the hold, and only on that one', async () => {
  const { user } = await openLedger({ uses: () => json(USES) });
  await screen.findByRole('checkbox', { name: /Press/ });
  await user.click(screen.getByRole('button', { name: 'Release 1 due hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release hold Artist?' });
  const told = within(dialog).getAllByRole('listitem');
  expect(told.map((item) => item.textContent)).toEqual([
    'Guest list Band1 person is waiting for a ticket',
    'A guest listnobody is waiting for tickets',
    'Offer codes “Spring”1,200 codes',
  ]);
  expect(dialog).not.toHaveTextContent('Critics');
  expect(within(dialog).getByRole('button', { name: 'Release 16' })).toBeEnabled();
});

test('a release is still possible when the uses of the hold could not be loaded, and the dialog says so', async () => {
  const { user } = await openLedger({ uses: () => problem('UNAVAILABLE') });
  await screen.findByRole('checkbox', { name: /Press/ });
  await user.click(screen.getByRole('button', { name: 'Release 1 due hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release hold Artist?' });
  expect(dialog).toHaveTextContent('Whether guest lists or offer codes count on it could not be read.');
});

test('releases the ticked holds, and stays open when one of them has changed meanwhile', async () => {
  const { user } = await openLedger({ release: () => problem('STALE') });
  await user.click(await screen.findByRole('checkbox', { name: /Press/ }));
  await user.click(screen.getByRole('button', { name: 'Release 1 hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Release hold Press?' });
  await user.click(within(dialog).getByRole('button', { name: 'Release 7' }));
  expect(await screen.findByText(/Somebody else/)).toBeInTheDocument();
  expect(dialog).toBeVisible();
});

test('a link opens the question about due holds, but not for a user who may not release them', async () => {
  const { user, router } = await openLedger({ search: '?release=due' });
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Release hold Artist?' })).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  cleanup();
  const { seen } = await openLedger({ search: '?release=due', permissions: [] });
  await screen.findByRole('row', { name: /Artist/ });
  await waitFor(() => expect(seen.some(({ url }) => url.includes('/features'))).toBe(true));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(seen.some(({ url }) => url.endsWith('/hold-uses'))).toBe(false);
});

test('the question about ticked holds is not in the URL, because the ticks are not', async () => {
  const { user, router } = await openLedger();
  await user.click(await screen.findByRole('checkbox', { name: /Press/ }));
  await user.click(screen.getByRole('button', { name: 'Release 1 hold' }));
  await screen.findByRole('dialog', { name: 'Release hold Press?' });
  expect(router.state.location.search).toBe('');
});

test('leads to a new hold also when there are some, and says why ticked ones cannot be released', async () => {
  const { user } = await openLedger({ holds: [hold(4, 'Empty', {})] });
  await user.click(await screen.findByRole('checkbox', { name: /Empty/ }));
  expect(screen.getByRole('link', { name: 'Add hold' })).toHaveAttribute('href', '/shows/MAHLER5A/holds/new');
  expect(screen.getByRole('button', { name: 'Release holds' })).toHaveAccessibleDescription(
    'None of these holds keeps seats or places that could go back on sale',
  );
});

test('sorts by what the heading says, in the URL', async () => {
  const { user, router } = await openLedger();
  await screen.findByRole('row', { name: /Artist/ });
  await user.click(screen.getByRole('button', { name: /Difference/ }));
  await user.click(screen.getByRole('button', { name: /Difference/ }));
  expect(router.state.location.search).toBe('?sort=Difference&desc=true');
  const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(rows.findIndex((text) => text.includes('Press'))).toBeLessThan(
    rows.findIndex((text) => text.includes('Artist')),
  );
});

test('a reader releases nothing, and is told why in German', async () => {
  await openLedger({ permissions: [], language: 'de' });
  const button = await screen.findByRole('button', { name: '1 fällige Sperre freigeben' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Dafür brauchen Sie die Berechtigung „Plätze sperren und freigeben“/);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
