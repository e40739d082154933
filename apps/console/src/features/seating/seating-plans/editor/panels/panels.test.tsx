import { DraftSaver, EditorDesk } from '@parterre/plan-editor';
import type { SeatingPlan } from '@parterre/seating-plan';
import { addSeat } from '@parterre/seating-plan/edit';
import { screen, act as settle, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { EditorStatusLine } from '../bar/editor-status-line.tsx';
import { DeskContext } from '../desk-context.ts';
import { judgeSaveFailure } from '../save/use-draft-saver.ts';
import { SelectionPanel } from './editor-panel.tsx';
import { FindingsPanel } from './findings-panel.tsx';

const rowOf = (label: string, y: number, from = 0) => ({
  label,
  seats: ['1', '2', '3'].map((seat, index) => ({ label: `${Number(seat) + from}`, x: (index + from) * 24, y })),
});
const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [
    { blockId: 1, label: 'Left', description: 'Left', bestRank: 1, rows: [rowOf('A', 0), rowOf('B', 30)] },
    { blockId: 2, label: 'Right', description: 'Right', bestRank: 2, rows: [rowOf('A', 0, 3)] },
  ],
  standingAreas: [
    {
      label: 'Pit',
      capacity: 50,
      outline: [
        { x: 0, y: 100 },
        { x: 80, y: 100 },
        { x: 80, y: 160 },
        { x: 0, y: 160 },
      ],
    },
  ],
  shapes: [],
};

async function open(plan = PLAN) {
  const desk = new EditorDesk(structuredClone(plan), null);
  desk.resize(900, 700);
  const saver = new DraftSaver({
    desk,
    draft: { revision: 1, versionNumber: 0, isSaved: false },
    judge: judgeSaveFailure,
    restMs: 60_000,
    readTheirs: () => Promise.reject(new Error('nobody else is here')),
    send: async (_, revision) => revision + 1,
  });
  await renderWithConsole(
    <DeskContext value={desk}>
      <SelectionPanel planId={1} saver={saver} />
      <section aria-label="Findings">
        <FindingsPanel />
      </section>
      <EditorStatusLine readOnlyReason={undefined} />
    </DeskContext>,
  );
  await screen.findByText('Nothing selected');
  const { blocks, areas } = desk.draft.root;
  return {
    desk,
    user: userEvent.setup(),
    blocks,
    area: areas[0] ?? -1,
    rows: blocks.flatMap((id) => desk.draft.require(id, 'block').rows),
    select: (...ids: number[]) => settle(() => desk.editor.select(ids)),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
async function type(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), `${text}{Enter}`);
}

test('corners are moved, added and removed by numbers; the fewest a figure needs stay', async () => {
  const { desk, user, area, select } = await open();
  select(area);
  await type(user, 'Corner 2 x', '95,5');
  expect(desk.document.standingAreas[0]?.outline[1]).toEqual({ x: 95.5, y: 100 });
  await user.click(screen.getByRole('button', { name: 'Add a corner after corner 4' }));
  expect(desk.document.standingAreas[0]?.outline[4]).toEqual({ x: 0, y: 130 });
  await user.click(screen.getByRole('button', { name: 'Remove corner 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove corner 1' }));
  expect(desk.document.standingAreas[0]?.outline).toHaveLength(3);
  for (const button of screen.getAllByRole('button', { name: /^Remove corner/ })) expect(button).toBeDisabled();
});

test.each(['NaN', '1e308', 'Infinity', '-1000001', 'x', '1 2'])(
  'the coordinate %s is refused by the name of its field',
  async (text) => {
    const { desk, user, area, select } = await open();
    select(area);
    await type(user, 'Corner 1 y', text);
    expect(screen.getByRole('alert')).toHaveTextContent('Corner 1 y must be a number from −1,000,000 to 1,000,000.');
    expect(field('Corner 1 y')).toHaveAccessibleDescription(/Corner 1 y must be/);
    expect(field('Corner 1 y')).toBeInvalid();
    expect(desk.editor.canUndo).toBe(false);
    await user.type(field('Corner 1 y'), '{Escape}');
    expect(field('Corner 1 y')).toHaveValue('100');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an edit that would leave the page is not made, and the status line says why', async () => {
  const { desk, user, area, select } = await open();
  select(area);
  await type(user, 'To the right', '999990');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('coordinates end at ±1,000,000');
  expect(desk.document).toEqual(PLAN);
  await type(user, 'To the right', '10');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText('1 object selected')).toBeInTheDocument();
});

test('rows are bent by a number and straightened by a button', async () => {
  const { desk, user, rows, select } = await open();
  const [first = -1, second = -1] = rows;
  select(first, second);
  expect(field('Bend')).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'Straighten' })).toBeDisabled();
  await type(user, 'Bend', '6');
  expect(desk.document.blocks[0]?.rows.map(({ seats }) => seats[1]?.y)).toEqual([6, 36]);
  await type(user, 'Bend', '500');
  expect(screen.getByRole('alert')).toHaveTextContent('Bend must be a number from −24 to 24.');
  await user.type(field('Bend'), '{Escape}');
  await user.click(screen.getByRole('button', { name: 'Straighten' }));
  expect(desk.document.blocks[0]?.rows.map(({ seats }) => seats[1]?.y)).toEqual([0, 30]);
});

test('a first label that the numbering cannot begin with is refused in words, and nothing is numbered with it', async () => {
  const { user, rows, select, desk } = await open();
  select(...rows.slice(0, 1));
  const before = desk.document;
  const [first, firstRow] = ['First seat', 'First row'].map((name) => screen.getByRole('textbox', { name }));
  if (!first || !firstRow) throw new Error('no field');
  await user.clear(first);
  await user.type(first, 'abc{Enter}');
  expect(first).toBeInvalid();
  expect(screen.getByText('First seat must be a whole number, for example 1.')).toBeVisible();
  await user.clear(firstRow);
  await user.type(firstRow, 'I{Enter}');
  expect(firstRow).toBeInvalid();
  expect(screen.getByText('First row must be letters from A to Z without I and O.')).toBeVisible();
  expect(desk.document).toEqual(before);
  await user.clear(first);
  await user.type(first, '7{Enter}');
  expect(first).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Number seats' }));
  expect(desk.document.blocks[0]?.rows[0]?.seats[0]?.label).toBe('7');
});

test('seats on one point are found as one draws', async () => {
  const { desk, rows } = await open();
  const [seat = -1] = desk.draft.require(rows[0] ?? -1, 'row').seats;
  const { x, y } = desk.draft.require(seat, 'seat').seat;
  settle(() => {
    desk.editor.run((change) => [addSeat(change, rows[1] ?? -1, { x: x ?? 0, y: y ?? 0 })]);
    desk.check();
  });
  expect(desk.findings).toMatchObject([{ severity: 'warning', code: 'SEATS_ON_OTHERS', values: { count: 1 } }]);
  expect(screen.getByText(/One seat lies on a seat of the block/)).toBeVisible();
});

test('blocks are merged into the first, which keeps its id', async () => {
  const { desk, user, blocks, select } = await open();
  select(...blocks);
  expect(screen.getByText(/go into Left, which keeps its id/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Merge the blocks' }));
  expect(desk.document.blocks.map(({ blockId, label, rows }) => [blockId, label, rows.length])).toEqual([
    [1, 'Left', 2],
  ]);
  expect(desk.document.blocks[0]?.rows[0]?.seats.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('rows move to another block that is chosen, or split theirs', async () => {
  const { desk, user, rows, select } = await open();
  select(rows[1] ?? -1);
  await user.click(screen.getByRole('button', { name: 'Move there' }));
  expect(desk.document.blocks.map(({ blockId, label }) => [blockId, label])).toEqual([
    [1, 'Left'],
    [2, 'Right'],
    [3, 'Left 2'],
  ]);
  await user.click(screen.getByRole('combobox', { name: /To block/ }));
  await user.click(screen.getByRole('option', { name: 'Right' }));
  await user.click(screen.getByRole('button', { name: 'Move there' }));
  expect(desk.document.blocks.map(({ blockId, rows: of }) => [blockId, of.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('a category is added, named, given to seats and removed', async () => {
  const { desk, user, blocks, select } = await open();
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await type(user, 'Label of Category 1', 'Gold');
  expect(desk.document.categories).toEqual([{ key: 'Category 1', label: 'Gold', colour: '#0072b2' }]);
  select(blocks[1] ?? -1);
  await user.click(screen.getByRole('combobox', { name: /^Category/ }));
  await user.click(screen.getByRole('option', { name: 'Gold' }));
  expect(desk.document.blocks[1]?.rows[0]?.seats.map(({ category }) => category)).toEqual(Array(3).fill('Category 1'));
  select();
  await user.click(screen.getByRole('button', { name: 'Remove Gold' }));
  expect(desk.document).toEqual(PLAN);
});

test('the focal point is placed by its tool, moved by numbers and removed', async () => {
  const { desk, user } = await open();
  expect(screen.getByText('None is set: the middle of the stage counts.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set focal point' }));
  await type(user, 'x', '36');
  await type(user, 'y', '-80');
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  expect(desk.document.focalPoint).toEqual({ x: 36, y: -80 });
  settle(() => desk.set({ tool: 'seats' }));
  await type(user, 'y', '-90');
  expect(desk.document.focalPoint).toEqual({ x: 36, y: -90 });
  await user.click(screen.getByRole('button', { name: 'Remove focal point' }));
  expect(desk.document.focalPoint).toBeUndefined();
});

test('access and restricted view are given to all that is selected, and taken back together', async () => {
  const { desk, user, blocks, select } = await open();
  select(blocks[1] ?? -1);
  await user.click(screen.getByRole('combobox', { name: /^Accessibility/ }));
  await user.click(screen.getByRole('option', { name: 'Companion seat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Restricted view' }));
  expect(desk.document.blocks[1]?.rows[0]?.seats).toMatchObject(
    Array(3).fill({ access: 'companion', restrictedView: true }),
  );
  settle(() => void (desk.editor.undo() && desk.editor.undo()));
  expect(desk.document).toEqual(PLAN);
});

test('an invalid best rank is refused by its name', async () => {
  const { desk, user, blocks, select } = await open();
  select(blocks[0] ?? -1);
  await type(user, 'Best rank', '0');
  expect(screen.getByRole('alert')).toHaveTextContent(/Best rank must be a whole number/);
  await type(user, 'Best rank', '4');
  expect(desk.document.blocks[0]?.bestRank).toBe(4);
});

test('each of the eleven checks is found as one draws, and a press goes to the place', async () => {
  const wrong = structuredClone(PLAN);
  const [left, right] = wrong.blocks;
  Object.assign(left!, { label: 'L'.repeat(41), description: 'd'.repeat(251), bestRank: null });
  Object.assign(right!, { label: ' ', description: '' });
  left!.rows[0]!.label = 'ELEVEN CHAR';
  left!.rows[1]!.label = '';
  Object.assign(left!.rows[0]!.seats[0]!, { x: null, y: null });
  left!.rows[0]!.seats[1]!.label = '1234567';
  left!.rows[1]!.seats[2]!.label = '1';
  wrong.blocks.push({ ...structuredClone(PLAN.blocks[0]!), blockId: 3, label: 'Upper*' });
  const { desk, user } = await open(wrong);
  const list = within(screen.getByRole('region', { name: 'Findings' }));
  const words = [
    /seat has no position/,
    /seat label has 7 characters/,
    /The seat exists twice/,
    /row label has 11 characters/,
    /The row has no label/,
    /block label has 41 characters/,
    /The block has no label/,
    /not allowed: \*/,
    /description has 251 characters/,
    /no best rank/i,
    /no description/i,
  ];
  for (const text of words) expect(list.getAllByText(text).length).toBeGreaterThan(0);
  await user.click(list.getByRole('button', { name: /The row has no label/ }));
  const [shown] = desk.editor.selection;
  expect(desk.draft.findAs(shown ?? -1, 'row')?.label).toBe('');
  const before = { ...desk.camera };
  await user.click(list.getByRole('button', { name: /seat has no position/ }));
  expect(desk.camera).not.toEqual(before);
  expect(desk.draft.findAs([...desk.editor.selection][0] ?? -1, 'seat')?.seat.x).toBeNull();
});

test('curved rows never run over themselves: the button says how many seats go round', async () => {
  const { desk, user } = await open();
  settle(() => desk.set({ tool: 'drawArc' }));
  await type(user, 'Seats per row', '500');
  await type(user, 'Radius', '100');
  const button = screen.getByRole('button', { name: /^Draw \d+ rows$/ });
  expect(screen.getByRole('alert')).toHaveTextContent('has room for 26 seats in a row');
  expect(button).toHaveAccessibleDescription(/has room for 26 seats/);
  await user.click(button);
  expect(desk.editor.canUndo).toBe(false);
  await type(user, 'Seats per row', '26');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Draw \d+ rows$/ }));
  expect(desk.document.blocks.flatMap(({ rows }) => rows).some(({ seats }) => seats.length === 26)).toBe(true);
});

test('the status line counts areas and shapes beside the seats that are selected', async () => {
  const { blocks, area, select } = await open();
  select(...blocks, area);
  expect(await screen.findByText('9 seats selected · 1 object selected')).toBeVisible();
  select(...blocks);
  expect(await screen.findByText('9 seats selected')).toBeVisible();
});
