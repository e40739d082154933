import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectHasUnsavedChanges } from '#api/settings.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { encodeSmallGeometry, stubCanvas } from '#test/small-plan.ts';
import { PlanPage } from './plan-page.tsx';

const hash = 'a'.repeat(64);
const plan = {
  id: 99,
  name: 'Studio',
  venueId: 5,
  isDefault: false,
  seatCount: 8,
  standingCapacity: 0,
  blockCount: 2,
  versionNumber: 1,
  planVersionId: 1,
  geometryHash: hash,
  updatedAt: '2026-11-20T08:00:00.000Z',
  revision: 3,
  blocks: [],
  findings: [
    { severity: 'warning', code: 'BLOCK_BEST_EMPTY', place: { block: 'South', blockIndex: 1 }, values: {} },
    { severity: 'notice', code: 'STAGE_ASSUMED', place: {}, values: {} },
  ],
};
const answers = {
  'GET /api/configuration/venues/5': { venueId: 5, name: 'Studio Theatre', isCatalogue: false },
  'GET /api/main/seating-plans/99': plan,
  'GET /api/main/seating-plans/99/shows': { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
  [`GET /api/main/seating-plans/99/geometry/${hash}`]: () => new Response(Uint8Array.from(encodeSmallGeometry())),
};
const olderShow = {
  showCode: 'K7M2QXRB',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  venueName: 'Studio Theatre',
  startsAtLocal: '2026-12-10T19:30:00',
  planVersionNumber: 1,
};

const page = (
  <FeaturesGate>
    <PlanPage />
  </FeaturesGate>
);

beforeEach(stubCanvas);
afterEach(() => vi.unstubAllGlobals());

async function open(more: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(answerByPath({ ...answers, ...more }));
  const router = createMemoryRouter([{ path: '/venues/:venueId/plans/:planId', element: page }], {
    initialEntries: ['/venues/5/plans/99'],
  });
  const { store } = await renderWithConsole(<RouterProvider router={router} />);
  return { seen, store, user: userEvent.setup() };
}

describe('the page of a plan', () => {
  test('says in a table what the map shows, rows included', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: 'Blocks' });
    expect(screen.getByRole('heading', { name: 'Studio' })).toBeInTheDocument();
    expect(screen.getByText('8 seats · 2 blocks · Version 1 · Updated 20/11/2026')).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'North', expanded: false }));
    const rows = screen.getByRole('list', { name: 'Rows of block North' });
    expect(
      within(rows)
        .getAllByRole('button')
        .map((row) => row.textContent),
    ).toEqual(['Row A3 seats (1–3)', 'Row B3 seats (1–3)']);
  });

  test('shows the place of a finding on the map, and only of one that has a place', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /The block has no best rank.*Block South/ }));
    expect(screen.getByText('A drawn area was taken for the stage.').closest('button')).toBeNull();
  });

  test('says once what is true of several blocks, and shows each of them on the map', async () => {
    const undescribed = ['North', 'South'].map((block, blockIndex) => ({
      severity: 'warning',
      code: 'BLOCK_DESCRIPTION_EMPTY',
      place: { block, blockIndex },
      values: {},
    }));
    await open({ 'GET /api/main/seating-plans/99': { ...plan, findings: undescribed } });
    expect(await screen.findAllByText('The block has no description.')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '2 warnings' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Block North' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Block South' })).toBeInTheDocument();
  });

  test('leaves a plan that is not there to the not-found page', async () => {
    startFakeServer(answerByPath({ ...answers, 'GET /api/main/seating-plans/99': () => problem('NOT_FOUND') }));
    const route = { path: '/venues/:venueId/plans/:planId', element: page, errorElement: <h1>Not found</h1> };
    const router = createMemoryRouter([route], { initialEntries: ['/venues/5/plans/99'] });
    await renderWithConsole(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  });

  test('moves a cursor from seat to seat and says which', async () => {
    const { user } = await open();
    const map = await screen.findByRole('application', { name: 'Map of Studio' });
    map.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
        expect.stringMatching(/^Block (North|South), row [AB], seat \d$/),
      ),
    );
  });

  test('lists the coming events on an older version with the way to move each', async () => {
    const { seen } = await open({
      'GET /api/main/seating-plans/99': { ...plan, versionNumber: 2 },
      'GET /api/main/seating-plans/99/shows': { items: [olderShow], totalPages: 1, totalItems: 1, totalKind: 'exact' },
    });
    const card = within(await screen.findByRole('region', { name: 'Coming events on an older version' }));
    expect(card.getByText('10/12/2026, 19:30 · Studio Theatre · Version 1')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Move Mahler: Symphony No. 5 to version 2' })).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/seating/version',
    );
    expect(seen.find(({ url }) => url.includes('/99/shows'))?.url).toContain('version=older');
  });

  test('keeps many such events folded, so that the drawing stays in sight', async () => {
    const items = ['A', 'B', 'C', 'D'].map((showCode) => ({ ...olderShow, showCode }));
    const { user } = await open({
      'GET /api/main/seating-plans/99/shows': { items, totalPages: 1, totalItems: 4, totalKind: 'exact' },
    });
    const card = within(await screen.findByRole('region', { name: 'Coming events on an older version' }));
    expect(card.queryAllByRole('listitem')).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Show events', expanded: false }));
    expect(card.getAllByRole('listitem')).toHaveLength(4);
  });

  test('renames the plan with its revision', async () => {
    const { user, seen } = await open({
      'PATCH /api/main/seating-plans/99': () => json({ ...plan, name: 'Winter', revision: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'More about Studio' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename seating plan' });
    const field = within(dialog).getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Winter');
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'PATCH')).toBe(true));
    const patch = seen.find(({ method }) => method === 'PATCH');
    expect([patch?.body, patch?.headers.get('if-match')]).toEqual(['{"name":"Winter"}', '"3"']);
  });

  test('guards the name that was typed, and lets nobody save it once somebody deleted the plan', async () => {
    const { user, store } = await open({ 'PATCH /api/main/seating-plans/99': () => problem('NOT_FOUND') });
    await user.click(await screen.findByRole('button', { name: 'More about Studio' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' two');
    expect(selectHasUnsavedChanges(store.getState())).toBe(true);
    const rename = within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' });
    await user.click(rename);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(rename).toBeDisabled();
  });

  test('asks which name a plan keeps when somebody else renamed it meanwhile', async () => {
    let stored = plan;
    const { user, seen } = await open({
      'GET /api/main/seating-plans/99': () => json(stored),
      'PATCH /api/main/seating-plans/99': ({ headers }) =>
        headers.get('if-match') === '"4"' ? json({ ...plan, name: 'Winter', revision: 5 }) : problem('STALE'),
    });
    await user.click(await screen.findByRole('button', { name: 'More about Studio' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Winter');
    stored = { ...plan, name: 'Studio 2027', revision: 4 };
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Name Winter Studio 2027' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    const sent = () => seen.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('if-match'));
    await waitFor(() => expect(sent()).toEqual(['"3"', '"4"']));
  });

  test('offers nothing that changes a plan of the catalogue, and says why', async () => {
    const { user } = await open({
      'GET /api/configuration/venues/5': { venueId: 5, name: 'Studio Theatre', isCatalogue: true },
    });
    await screen.findByRole('link', { name: 'Studio Theatre' });
    await user.click(await screen.findByRole('button', { name: 'More about Studio' }));
    const entry = await screen.findByRole('menuitem', { name: 'Rename' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent(/This venue belongs to the public catalogue/);
    expect(screen.getByRole('menuitem', { name: 'Export as CSV' })).not.toHaveAttribute('aria-disabled');
  });

  test('says of each export what of the plan it leaves out, before anything is downloaded', async () => {
    const losses = [
      { what: 'focal-point', count: 1 },
      { what: 'ranks', count: 2 },
    ];
    const { user, seen } = await open({
      'GET /api/main/seating-plans/99/exports': {
        items: [
          { format: 'parterre', losses: [] },
          { format: 'pretix', losses },
          { format: 'csv', losses: [{ what: 'standing-areas', count: 1 }] },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More about Studio' }));
    const pretix = await screen.findByRole('menuitem', { name: /Export as pretix JSON.*Not in the file/ });
    expect(pretix).toHaveTextContent('Not in the file: the focal point and the best ranks of 2 blocks');
    expect(screen.getByRole('menuitem', { name: /Parterre JSON/ })).toHaveTextContent('Contains the whole plan');
    expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveTextContent('Not in the file: 1 standing area');
    expect(seen.some(({ url }) => url.includes('/export?'))).toBe(false);
  });

  test('tries again when the drawing could not be loaded', async () => {
    let isDown = true;
    const { user } = await open({
      [`GET /api/main/seating-plans/99/geometry/${hash}`]: () =>
        isDown ? problem('UNAVAILABLE') : new Response(Uint8Array.from(encodeSmallGeometry())),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('application', { name: 'Map of Studio' })).toBeInTheDocument();
  });
});
