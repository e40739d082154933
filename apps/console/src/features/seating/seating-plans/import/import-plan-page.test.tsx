import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectHasUnsavedChanges } from '#api/settings.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { encodeSmallGeometry, stubCanvas } from '#test/small-plan.ts';
import { Notices } from '#ui/notices/notices.tsx';
import { ImportPlanPage } from './import-plan-page.tsx';

const venue = { venueId: 5, name: 'Studio Theatre', isCatalogue: false };
const preview = {
  isReadable: true,
  format: 'pretix',
  name: 'Studio',
  seatCount: 8,
  sourceSeatCount: 8,
  standingCapacity: 0,
  blocks: [],
  categories: [{ key: 'a', label: 'Front', seats: 6 }],
  findings: [
    {
      severity: 'warning',
      code: 'BLOCK_DESCRIPTION_EMPTY',
      place: { block: 'South', blockIndex: 1 },
      values: {},
    },
  ],
  findingCount: 1,
  canSplitBlocks: false,
  geometry: btoa(String.fromCharCode(...encodeSmallGeometry())),
};
const refused = {
  ...preview,
  isReadable: false,
  format: 'svg',
  name: '',
  seatCount: 0,
  sourceSeatCount: 0,
  categories: [],
  findings: [{ severity: 'error', code: 'FORMAT_NOT_READ', place: {}, values: { format: 'SVG drawing' } }],
  geometry: undefined,
};
const PREVIEWS = 'POST /api/configuration/venues/5/seating-plans/previews';
const IMPORT = 'POST /api/configuration/venues/5/seating-plans';

const page = (
  <FeaturesGate>
    <ImportPlanPage />
  </FeaturesGate>
);

beforeEach(stubCanvas);
afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(answerByPath({ 'GET /api/configuration/venues/5': venue, ...answers }));
  const router = createMemoryRouter(
    [
      { path: '/venues/:venueId/plans/import', element: page },
      { path: '/venues/:venueId/plans/:planId', element: <h1>The plan</h1> },
    ],
    { initialEntries: ['/venues/5/plans/import'] },
  );
  const { store } = await renderWithConsole(
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close" />
    </>,
  );
  const input = await screen.findByLabelText('Choose a plan file');
  return { seen, router, store, input, user: userEvent.setup({ applyAccept: false, delay: null }) };
}
const planFile = (name = 'studio.json') => new File(['{}'], name);

/** A file that takes until `arrive` to load into memory. */
function slowPlanFile(name: string) {
  let arrive: () => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    arrive = () => resolve(new ArrayBuffer(2));
  });
  return { file: Object.assign(planFile(name), { arrayBuffer: () => bytes }), arrive: () => act(async () => arrive()) };
}

describe('the import of a plan', () => {
  test('shows what would be made', async () => {
    const { user, input } = await open({ [PREVIEWS]: preview });
    await user.upload(input, planFile());
    expect(await screen.findByText('pretix seating plan')).toBeInTheDocument();
    expect(screen.getByRole('application', { name: 'Map of Studio' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Categories' })).toHaveTextContent('Front6');
    expect(screen.getByRole('table', { name: 'Blocks' })).toHaveTextContent('North');
  });

  test('takes the focus from the file that was chosen to what it would make', async () => {
    const { user, input } = await open({ [PREVIEWS]: preview });
    input.focus();
    await user.upload(input, planFile());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Preview of studio.json' })).toHaveFocus());
  });

  test('stores it under the name given and goes to the plan', async () => {
    const { user, input, router, seen } = await open({ [PREVIEWS]: preview, [IMPORT]: () => json({ id: 99 }, 201) });
    await user.upload(input, planFile());
    fireEvent.change(await screen.findByLabelText('Name of the plan'), { target: { value: 'Winter' } });
    await user.click(screen.getByText('Import 8 seats'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/venues/5/plans/99'));
    const stored = seen.find(({ url }) => url.includes('/seating-plans?'));
    expect(stored?.url).toContain('name=Winter');
    expect(stored?.url).toContain('repeatedRows=refuse');
    expect(stored?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('reads the file again when an option changes', async () => {
    const { user, input, seen } = await open({ [PREVIEWS]: preview });
    await user.upload(input, planFile());
    await user.click(await screen.findByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(seen.filter(({ url }) => url.includes('layout=grid'))).toHaveLength(1));
    expect(await screen.findByRole('radio', { name: 'Grid' })).toBeChecked();
  });

  test('shows how the ids of a drawing were read, and reads them in another order', async () => {
    const ids = (order: string, decidedBy: string) => ({
      ...preview,
      format: 'svg',
      drawing: {
        namedSeats: 312,
        unnamedShapes: 4,
        ids: [{ order, decidedBy, seats: 312, example: { id: '2-C-12', block: '2', row: 'C', seat: '12' } }],
      },
    });
    const { user, input, seen } = await open({
      [PREVIEWS]: ({ url }: { url: string }) =>
        json(url.includes('idOrders') ? ids('row-seat-block', 'request') : ids('block-row-seat', 'positions')),
      [IMPORT]: () => json({ id: 99 }, 201),
    });
    await user.upload(input, planFile('hall.svg'));
    const field = await screen.findByRole('combobox', { name: 'How the seat names are read' });
    expect(field).toHaveDisplayValue('Block – Row – Seat');
    expect(field).toHaveAccessibleDescription('2-C-12 is block 2, row C, seat 12. Found by where the seats lie.');
    expect(screen.getByText('Seats with names').nextSibling).toHaveTextContent('312');
    expect(screen.getByText('Shapes without a name').nextSibling).toHaveTextContent('4');
    await user.selectOptions(field, 'Row – Seat – Block');
    expect(await screen.findByText('As you chose.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 8 seats' }));
    await waitFor(() => expect(seen.filter(({ url }) => url.includes('idOrders=row-seat-block'))).toHaveLength(2));
  });

  test('lists every format that can be read', async () => {
    await open({});
    for (const name of ['pretix', 'seats.io', 'Seatmap.pro', 'Table of seats', 'Drawing', 'List or grid of seats'])
      expect(screen.getByText(name)).toBeInTheDocument();
  });

  test('offers to split blocks where rows repeat, and imports only then', async () => {
    const repeats = {
      ...refused,
      format: 'pretix',
      canSplitBlocks: true,
      findings: [
        {
          severity: 'error',
          code: 'ROW_LABEL_REPEATS',
          place: { block: 'North', blockIndex: 0 },
          values: { block: 'North', labels: 1, rows: 2, groups: 2, canSplit: true },
        },
      ],
    };
    const { user, input } = await open({
      [PREVIEWS]: ({ url }: { url: string }) => json(url.includes('split-blocks') ? preview : repeats),
    });
    await user.upload(input, planFile());
    const button = await screen.findByRole('button', { name: 'Import plan' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('The file contains no plan that can be imported. The findings say why.');
    await user.click(screen.getByRole('radio', { name: 'Split blocks' }));
    expect(await screen.findByRole('button', { name: 'Import 8 seats' })).toBeEnabled();
    expect(screen.getByLabelText('Name of the plan')).toHaveValue('Studio');
  });

  test('refuses a foreign format by its name, and takes another file instead', async () => {
    let answer: object = refused;
    const { user, input } = await open({ [PREVIEWS]: () => json(answer) });
    await user.upload(input, planFile('arena.svg'));
    expect(await screen.findByText('This file cannot be imported')).toBeInTheDocument();
    expect(screen.getByText(/This is a file of the format ‘SVG drawing’/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import plan' })).not.toBeInTheDocument();
    answer = preview;
    await user.upload(screen.getByLabelText('Choose another file'), planFile());
    expect(await screen.findByRole('button', { name: 'Import 8 seats' })).toBeEnabled();
  });

  test('says that the venue could not be loaded, and tries again', async () => {
    let isDown = true;
    startFakeServer(
      answerByPath({ 'GET /api/configuration/venues/5': () => (isDown ? problem('UNAVAILABLE') : json(venue)) }),
    );
    const router = createMemoryRouter([{ path: '/venues/:venueId/plans/import', element: page }], {
      initialEntries: ['/venues/5/plans/import'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Choose a plan file')).toBeInTheDocument();
  });

  test('says in the form that the name is taken', async () => {
    const taken = {
      field: 'name',
      code: 'planNameTaken' as const,
      message: 'Another plan of this venue has this name',
    };
    const { user, input } = await open({
      [PREVIEWS]: preview,
      [IMPORT]: () => problem('NAME_TAKEN', { fieldErrors: [taken] }),
    });
    await user.upload(input, planFile());
    await user.click(await screen.findByRole('button', { name: 'Import 8 seats' }));
    expect(await screen.findByText('This name is already taken. Choose another one.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name of the plan')).toHaveAccessibleDescription(/already taken/);
  });

  test('says why a file could not be read by the server, and tries again', async () => {
    let isDown = true;
    const { user, input } = await open({ [PREVIEWS]: () => (isDown ? problem('BUSY') : json(preview)) });
    await user.upload(input, planFile());
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Import 8 seats' })).toBeEnabled();
  });

  test('is of the file chosen last, even if one chosen before takes longer to load', async () => {
    const { user, input, seen } = await open({ [PREVIEWS]: preview });
    const slow = slowPlanFile('slow.json');
    await user.upload(input, slow.file);
    await user.upload(input, planFile('fast.json'));
    expect(await screen.findByRole('group', { name: 'Preview of fast.json' })).toBeInTheDocument();
    await slow.arrive();
    expect(screen.getByRole('group', { name: 'Preview of fast.json' })).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('forgets a file that was still loading when the page closed', async () => {
    const { user, input, router, store, seen } = await open({ [PREVIEWS]: preview });
    const slow = slowPlanFile('slow.json');
    await user.upload(input, slow.file);
    await act(() => router.navigate('/venues/5/plans/99'));
    await slow.arrive();
    expect(selectHasUnsavedChanges(store.getState())).toBe(false);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test('refuses an empty file without sending it', async () => {
    const { user, input, seen } = await open({});
    await user.upload(input, new File([], 'empty.json'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test.each(['plan.exe', 'plan.pdf', 'json'])('refuses %s by its ending, and sends nothing', async (name) => {
    const { user, input, seen } = await open({});
    await user.upload(input, planFile(name));
    expect(await screen.findByText('Not allowed file type')).toBeInTheDocument();
    fireEvent.drop(screen.getByText('Drop a seating plan here, or choose a file').parentElement!, {
      dataTransfer: { files: [planFile(name)] },
    });
    expect(screen.getByLabelText('Choose a plan file')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  test('cannot be had by who may not change plans', async () => {
    startFakeServer(
      answerByPath({
        'GET /api/configuration/venues/5': venue,
        'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
      }),
    );
    const router = createMemoryRouter([{ path: '/venues/:venueId/plans/import', element: page }], {
      initialEntries: ['/venues/5/plans/import'],
    });
    await renderWithConsole(<RouterProvider router={router} />);
    const reason = 'You need the permission “Draw seating plans” for this. Ask an administrator of your promoter.';
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByLabelText('Choose a plan file')).not.toBeInTheDocument();
  });
});
