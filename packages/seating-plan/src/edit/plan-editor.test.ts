import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { makeBlock, makePlan, makeRow } from '../../test/make-plan.ts';
import { checkPlan } from '../checks/check-plan.ts';
import { BLOCK_ID_MAX, IMPORT_SEATS_MAX } from '../format/limits.ts';
import { alignNodes, distributeNodes } from './commands/arrange-nodes.ts';
import { bendRows } from './commands/bend-rows.ts';
import { drawArea, drawBlock, drawShape } from './commands/draw-figures.ts';
import { addSeat, drawRows, startRow } from './commands/draw-rows.ts';
import { addCorner, moveCorner, removeCorner } from './commands/edit-corners.ts';
import { addCategory, removeCategory, setFocalPoint } from './commands/edit-plan.ts';
import { copyNodes, pasteFragment } from './commands/fragment.ts';
import { labelRows, numberSeats } from './commands/label-nodes.ts';
import { mergeBlocks, moveToBlock } from './commands/regroup.ts';
import { removeNodes } from './commands/remove-nodes.ts';
import { mirrorNodes, moveNodes, rotateNodes } from './commands/transform-nodes.ts';
import { updateBlock, updateSeats } from './commands/update-nodes.ts';
import type { Change } from './draft/change.ts';
import { toPlan } from './draft/draft.ts';
import type { NodeId } from './draft/node.ts';
import { straightRows } from './drawing/drawn-rows.ts';
import type { Numbering } from './numbering/numbering.ts';
import { findCorners } from './places/corners.ts';
import { findNodeAt } from './places/targets.ts';
import { PlanEditor } from './plan-editor.ts';

const NUMBERS: Numbering = { style: 'numbers', start: '1', isReversed: false, skipIO: true };
const LETTERS: Numbering = { ...NUMBERS, style: 'letters', start: 'A' };
const STRAIGHT = { start: { x: 0, y: 0 }, rows: 2, seats: 3, seatSpacing: 20, rowSpacing: 25, angle: 0 };
const twoRows = straightRows(STRAIGHT);

function open(seatsPerRow: readonly number[] = [3, 3]) {
  const editor = new PlanEditor(makePlan([makeBlock(1, 'Stalls', seatsPerRow)]));
  const [block = -1] = editor.draft.root.blocks;
  const { rows } = editor.draft.require(block, 'block');
  const seatsOf = (row: number) => editor.draft.require(rows[row]!, 'row').seats;
  return { editor, block, rows, seatsOf };
}

const seatLabels = (editor: PlanEditor) =>
  toPlan(editor.draft).blocks.map(({ label, rows }) =>
    rows.map((row) => `${label} ${row.label}: ${row.seats.map((seat) => seat.label).join(' ')}`),
  );

test('a document that is opened and not touched comes back as it was', () => {
  fc.assert(
    fc.property(arbitraryPlan, (plan) => {
      expect(toPlan(new PlanEditor(plan).draft)).toEqual(plan);
    }),
  );
});

test('a block is drawn with rows, and both are taken back and done again one by one', () => {
  const editor = new PlanEditor(makePlan([]));
  editor.run((change) => [drawBlock(change, { label: 'Stalls' })]);
  const [block = -1] = editor.draft.root.blocks;
  editor.run((change) => drawRows(change, { block, rows: twoRows, rowLabels: LETTERS, seatLabels: NUMBERS }));
  expect(seatLabels(editor)).toEqual([['Stalls A: 1 2 3', 'Stalls B: 1 2 3']]);
  expect(editor.selection.size).toBe(2);
  editor.undo();
  expect(seatLabels(editor)).toEqual([[]]);
  expect([...editor.selection]).toEqual([block]);
  editor.undo();
  expect(seatLabels(editor)).toEqual([]);
  expect(editor.undo()).toBe(false);
  editor.redo();
  editor.redo();
  expect(seatLabels(editor)).toEqual([['Stalls A: 1 2 3', 'Stalls B: 1 2 3']]);
  expect(editor.redo()).toBe(false);
});

test('what is selected after a step is selected again when it is done again, and nothing that is gone', () => {
  const { editor, block, rows } = open();
  editor.select([block]);
  editor.run((change) => [addSeat(change, rows[0]!, { x: 60, y: 0 })]);
  const [added = -1] = editor.selection;
  editor.undo();
  expect([...editor.selection]).toEqual([block]);
  editor.redo();
  expect([...editor.selection]).toEqual([added]);
  editor.select([block, rows[0]!]);
  editor.run((change) => void removeNodes(change, [rows[0]!]));
  expect([...editor.selection]).toEqual([block]);
});

test('a step after an undo forgets what could have been done again', () => {
  const { editor, block } = open();
  editor.run((change) => void moveNodes(change, [block], 10, 0));
  editor.undo();
  editor.run((change) => void updateBlock(change, block, { description: 'Ground floor' }));
  expect(editor.canRedo).toBe(false);
});

test('what changes nothing is no step', () => {
  const { editor, block } = open();
  expect(editor.run((change) => void moveNodes(change, [block], 0, 0))).toBe(false);
  expect(editor.run((change) => void updateBlock(change, block, { label: 'Stalls' }))).toBe(false);
  expect(editor.canUndo).toBe(false);
});

test('a command that fails halfway leaves nothing behind', () => {
  const { editor, block } = open();
  const before = toPlan(editor.draft);
  expect(() =>
    editor.run((change) => {
      moveNodes(change, [block], 10, 10);
      throw new RangeError('no');
    }),
  ).toThrow('no');
  expect(toPlan(editor.draft)).toEqual(before);
  expect(editor.canUndo).toBe(false);
});

test('duplicating a block, a row and a seat never doubles a label', () => {
  const { editor, block, rows, seatsOf } = open();
  const paste = (ids: NodeId[]) =>
    editor.run((change) => pasteFragment(change, copyNodes(editor.draft, ids), { dx: 0, dy: 60, strayLabel: 'Block' }));
  paste([block]);
  paste([rows[0]!]);
  paste([seatsOf(1)[0]!, seatsOf(1)[1]!]);
  expect(seatLabels(editor)).toEqual([
    ['Stalls A: 1 2 3', 'Stalls B: 1 2 3 4 5', 'Stalls C: 1 2 3'],
    ['Stalls 2 A: 1 2 3', 'Stalls 2 B: 1 2 3'],
  ]);
  expect(checkPlan(toPlan(editor.draft)).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what lies in something that is copied is copied once', () => {
  const { editor, block, rows, seatsOf } = open();
  const fragment = copyNodes(editor.draft, [block, rows[0]!, seatsOf(1)[0]!]);
  editor.run((change) => pasteFragment(change, fragment, { dx: 0, dy: 60, strayLabel: 'Block' }));
  expect(seatLabels(editor)).toEqual([
    ['Stalls A: 1 2 3', 'Stalls B: 1 2 3'],
    ['Stalls 2 A: 1 2 3', 'Stalls 2 B: 1 2 3'],
  ]);
});

test('rows whose block is gone are pasted into a new one', () => {
  const { editor, block, rows } = open();
  const fragment = copyNodes(editor.draft, rows);
  editor.run((change) => void removeNodes(change, [block]));
  editor.run((change) => pasteFragment(change, fragment, { dx: 0, dy: 0, strayLabel: 'Block' }));
  expect(seatLabels(editor)).toEqual([['Block A: 1 2 3', 'Block B: 1 2 3']]);
});

test('a new block never gets the number of one that was removed', () => {
  const { editor, block } = open();
  editor.run((change) => void removeNodes(change, [block]));
  editor.run((change) => [drawBlock(change, { label: 'Circle' })]);
  expect(toPlan(editor.draft).blocks.map(({ blockId }) => blockId)).toEqual([2]);
});

test('a new block does not count on from a number that no plan may have', () => {
  const editor = new PlanEditor(makePlan([makeBlock(7, 'Stalls', [1]), makeBlock(BLOCK_ID_MAX + 1, 'Circle', [1])]));
  editor.run((change) => [drawBlock(change, { label: 'Balcony' })]);
  expect(toPlan(editor.draft).blocks.at(-1)?.blockId).toBe(8);
});

test('a block that is moved takes its outline along', () => {
  const outline = [
    { x: -10, y: -10 },
    { x: 50, y: -10 },
    { x: 50, y: 10 },
  ];
  const editor = new PlanEditor(makePlan([{ ...makeBlock(1, 'Stalls', [3]), outline }]));
  editor.run((change) => void moveNodes(change, editor.draft.root.blocks, 100, 5));
  expect(toPlan(editor.draft).blocks[0]?.outline).toEqual(outline.map(({ x, y }) => ({ x: x + 100, y: y + 5 })));
});

test('removing the last seat of a row removes the row and keeps the block', () => {
  const { editor, seatsOf } = open([2, 1]);
  editor.run((change) => void removeNodes(change, [seatsOf(1)[0]!, seatsOf(0)[1]!]));
  expect(seatLabels(editor)).toEqual([['Stalls A: 1']]);
});

test('seats are added to a row with the next label, or begin a row after the last', () => {
  const { editor, block, rows } = open();
  editor.run((change) => [addSeat(change, rows[0]!, { x: 60, y: 0 })]);
  editor.run((change) => [startRow(change, block, { x: 0, y: 50 })]);
  expect(seatLabels(editor)).toEqual([['Stalls A: 1 2 3 4', 'Stalls B: 1 2 3', 'Stalls C: 1']]);
});

test('rows that are drawn into a block go on after its labels', () => {
  const { editor, block } = open();
  editor.run((change) => drawRows(change, { block, rows: twoRows, rowLabels: LETTERS, seatLabels: NUMBERS }));
  expect(seatLabels(editor)[0]?.map((row) => row.slice(0, 8))).toEqual([
    'Stalls A',
    'Stalls B',
    'Stalls C',
    'Stalls D',
  ]);
});

test('a seat that is added faces where its neighbour does', () => {
  const { editor, rows } = open([2]);
  editor.run((change) => void rotateNodes(change, rows, 90, { x: 0, y: 0 }));
  editor.run((change) => [addSeat(change, rows[0]!, { x: 0, y: 40 })]);
  expect(toPlan(editor.draft).blocks[0]?.rows[0]?.seats.map(({ rotation }) => rotation)).toEqual([90, 90, 90]);
});

test('a seat stands in its row at the end at which it was put', () => {
  const { editor, rows } = open([3]);
  editor.run((change) => [addSeat(change, rows[0]!, { x: -20, y: 0 })]);
  editor.run((change) => [addSeat(change, rows[0]!, { x: 60, y: 0 })]);
  expect(seatLabels(editor)).toEqual([['Stalls A: 4 1 2 3 5']]);
});

test('seats are numbered from either end of the page, odd, even and from any start', () => {
  const { editor, rows } = open();
  const number = (numbering: Partial<Numbering>) => {
    editor.run((change) => void numberSeats(change, [rows[0]!], { ...NUMBERS, ...numbering }));
    return seatLabels(editor)[0]![0];
  };
  expect(number({ isReversed: true })).toBe('Stalls A: 3 2 1');
  expect(number({ style: 'odd' })).toBe('Stalls A: 1 3 5');
  expect(number({ style: 'even', start: '101' })).toBe('Stalls A: 102 104 106');
  expect(number({ start: '8' })).toBe('Stalls A: 8 9 10');
  expect(number({ style: 'letters', start: 'H' })).toBe('Stalls A: H J K');
  expect(number({ style: 'letters', start: 'H', skipIO: false })).toBe('Stalls A: H I J');
  expect(number({ style: 'letters', start: 'N' })).toBe('Stalls A: N P Q');
  expect(number({ style: 'letters', start: 'Z' })).toBe('Stalls A: Z AA AB');
  expect(number({ style: 'letters', isReversed: true })).toBe('Stalls A: C B A');
  expect(number({ style: 'odd', start: '12', isReversed: true })).toBe('Stalls A: 17 15 13');
  expect(number({ style: 'even', isReversed: true })).toBe('Stalls A: 6 4 2');
  expect(number({ start: '-3' })).toBe('Stalls A: 1 2 3');
});

test('rows are labelled forwards and backwards, past labels that stay', () => {
  const { editor, rows } = open([1, 1, 1]);
  editor.run((change) => void labelRows(change, rows.slice(0, 2), { ...LETTERS, isReversed: true, start: 'B' }));
  expect(seatLabels(editor)).toEqual([['Stalls D: 1', 'Stalls B: 1', 'Stalls C: 1']]);
});

test('seats are numbered as they stand: also one that was added at the other end, or moved between two', () => {
  const { editor, rows, seatsOf } = open([4]);
  editor.run((change) => [addSeat(change, rows[0]!, { x: -20, y: 0 })]);
  editor.run((change) => void moveNodes(change, [seatsOf(0).at(-1)!], -30, 0));
  editor.run((change) => void numberSeats(change, rows, NUMBERS));
  const seats = [...toPlan(editor.draft).blocks[0]!.rows[0]!.seats].sort((a, b) => a.x! - b.x!);
  expect(seats.map(({ x, label }) => [x, label])).toEqual([
    [-20, '1'],
    [0, '2'],
    [20, '3'],
    [30, '4'],
    [40, '5'],
  ]);
});

test('what has no place yet is numbered last', () => {
  const { editor, rows, seatsOf } = open([3]);
  editor.run((change) => void updateSeats(change, [seatsOf(0)[0]!], { x: null, y: null }));
  editor.run((change) => void numberSeats(change, rows, { ...NUMBERS, start: '5' }));
  expect(seatLabels(editor)).toEqual([['Stalls A: 7 5 6']]);
});

describe('rows are labelled from the front', () => {
  const openBefore = (y: number | null) => {
    const opened = open([3, 3, 3]);
    if (y !== null)
      opened.editor.run((change) => [
        drawShape(change, {
          kind: 'stage',
          points: [
            { x: 20, y },
            { x: 30, y: y - 9 },
          ],
        }),
      ]);
    const label = () => {
      const { rows } = opened.editor.draft.require(opened.block, 'block');
      opened.editor.run((change) => void labelRows(change, rows, LETTERS));
      return [...toPlan(opened.editor.draft).blocks[0]!.rows]
        .sort((a, b) => a.seats[0]!.y! - b.seats[0]!.y! || a.seats[0]!.x! - b.seats[0]!.x!)
        .map((row) => row.label);
    };
    return { ...opened, label };
  };

  test('after a block was mirrored upside down or turned round', () => {
    const { editor, block, label } = openBefore(-100);
    editor.run((change) => void mirrorNodes(change, [block], 'vertical', { x: 20, y: 25 }));
    expect(label()).toEqual(['A', 'B', 'C']);
    editor.run((change) => void rotateNodes(change, [block], 180, { x: 20, y: 25 }));
    expect(label()).toEqual(['A', 'B', 'C']);
  });

  test('where the stage lies below', () => {
    expect(openBefore(400).label()).toEqual(['C', 'B', 'A']);
  });

  test('without a stage from where most of them were drawn, also with one put before them later', () => {
    const { editor, block, label } = openBefore(null);
    expect(label()).toEqual(['A', 'B', 'C']);
    editor.run((change) => {
      const row = startRow(change, block, { x: 0, y: -60 });
      return [row, addSeat(change, row, { x: 20, y: -60 })];
    });
    expect(label()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('rows side by side in the order in which they were drawn', () => {
    const { editor, block, label } = openBefore(-100);
    const copied = copyNodes(editor.draft, editor.draft.require(block, 'block').rows.slice(0, 1));
    editor.run((change) => pasteFragment(change, copied, { dx: 300, dy: 0, strayLabel: '' }));
    expect(label()).toEqual(['A', 'B', 'C', 'D']);
  });
});

test('what lies in something that is aligned goes along once', () => {
  const { editor, block, rows, seatsOf } = open([2, 2]);
  const other = straightRows({ ...STRAIGHT, start: { x: -100, y: 0 } });
  const drawn = { rows: other, rowLabels: LETTERS, seatLabels: NUMBERS };
  editor.run((change) => drawRows(change, { ...drawn, block: drawBlock(change, { label: 'Left' }) }));
  const [, left = -1] = editor.draft.root.blocks;
  editor.run((change) => void alignNodes(change, [block, rows[0]!, seatsOf(0)[1]!, left], 'left'));
  expect(toPlan(editor.draft).blocks[0]!.rows.map((row) => row.seats.map(({ x }) => x))).toEqual([
    [-100, -80],
    [-100, -80],
  ]);
});

test('a command that writes what stands there is no step and leaves the very same document', () => {
  const { editor, seatsOf } = open([3]);
  editor.run((change) => void updateSeats(change, seatsOf(0), { access: 'wheelchair', restrictedView: true }));
  editor.run((change) => void rotateNodes(change, seatsOf(0), 30, { x: 0, y: 0 }));
  const before = JSON.stringify(toPlan(editor.draft));
  expect(editor.run((change) => void updateSeats(change, seatsOf(0), { restrictedView: true }))).toBe(false);
  expect(JSON.stringify(toPlan(editor.draft))).toBe(before);
});

test('aligning and distributing move whole rows and leave the outermost where they are', () => {
  const { editor, rows } = open([2, 2, 2]);
  editor.run((change) => void moveNodes(change, [rows[1]!], 7, 11));
  editor.run((change) => void alignNodes(change, rows, 'left'));
  editor.run((change) => void distributeNodes(change, rows, 'vertical'));
  const places = toPlan(editor.draft).blocks[0]!.rows.map(({ seats }) => [seats[0]!.x, seats[0]!.y]);
  expect(places).toEqual([
    [0, 0],
    [0, 25],
    [0, 50],
  ]);
});

test('flags are set and taken away again without a trace in the document', () => {
  const { editor, seatsOf } = open();
  const before = toPlan(editor.draft);
  editor.run((change) => void updateSeats(change, seatsOf(0), { access: 'wheelchair', restrictedView: true }));
  expect(toPlan(editor.draft).blocks[0]!.rows[0]!.seats[2]).toMatchObject({
    access: 'wheelchair',
    restrictedView: true,
  });
  editor.run((change) => void updateSeats(change, seatsOf(0), { access: null, restrictedView: false }));
  expect(toPlan(editor.draft)).toEqual(before);
});

test.each([
  ['far away', 1e308],
  ['at no number', Number.NaN],
  ['at infinity', Number.POSITIVE_INFINITY],
])('nothing is put %s: the step is refused, and said to be', (_, way) => {
  const { editor, block, seatsOf } = open();
  const before = toPlan(editor.draft);
  expect(editor.run((change) => void moveNodes(change, [block], way, 0))).toBe(false);
  expect(editor.refusal).toEqual({ what: 'page' });
  expect(editor.run((change) => void updateSeats(change, seatsOf(0), { y: way }))).toBe(false);
  const corners = [{ x: way, y: 0 }, ...[1, 2].map((x) => ({ x, y: x * x }))];
  expect(editor.run((change) => [drawShape(change, { kind: 'stage', points: corners })])).toBe(false);
  expect(editor.run((change) => void setFocalPoint(change, { x: 0, y: way }))).toBe(false);
  expect(toPlan(editor.draft)).toEqual(before);
  expect(editor.canUndo).toBe(false);
  editor.run((change) => void moveNodes(change, [block], 5, 0));
  expect(editor.refusal).toBeUndefined();
});

test('what lies beyond the page already can be brought back', () => {
  const { editor, seatsOf } = open();
  const [seat = -1] = seatsOf(0);
  editor.draft.write(seat, { ...editor.draft.require(seat, 'seat'), seat: { label: '1', x: 1e9, y: 0 } });
  expect(editor.run((change) => void updateSeats(change, [seat], { label: '7' }))).toBe(true);
  expect(editor.run((change) => void updateSeats(change, [seat], { x: 0 }))).toBe(true);
});

test('a finding leads to the seat it speaks of', () => {
  const { editor, seatsOf } = open();
  editor.run((change) => void updateSeats(change, [seatsOf(1)[2]!], { label: '1' }));
  const [finding] = checkPlan(toPlan(editor.draft));
  expect(finding?.code).toBe('SEAT_IDS_DUPLICATE');
  expect(findNodeAt(editor.draft, finding!.place)).toBe(seatsOf(1)[2]);
});

describe('whatever is done', () => {
  const step = fc.record({
    what: fc.constantFrom(
      'move',
      'rotate',
      'mirror',
      'copy',
      'remove',
      'number',
      'label',
      'area',
      'shape',
      'corners',
      'bend',
      'category',
      'focus',
      'merge',
      'regroup',
      'undo',
      'redo',
    ),
    pick: fc.array(fc.nat(400), { minLength: 1, maxLength: 6 }),
  });

  test('undoing it all gives the document back, and redoing it all what it had become; labels are never doubled', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.array(step, { maxLength: 25 }), (plan, steps) => {
        const editor = new PlanEditor(plan);
        for (const { what, pick } of steps) act(editor, what, pick);
        const reached = toPlan(editor.draft);
        const errors = checkPlan(reached).filter(({ code }) => code.endsWith('DUPLICATE'));
        expect(errors).toEqual([]);
        let depth = 0;
        while (editor.undo()) depth += 1;
        expect(toPlan(editor.draft)).toEqual(plan);
        while (depth > 0 && editor.redo()) depth -= 1;
        expect(toPlan(editor.draft)).toEqual(reached);
      }),
      { numRuns: 150 },
    );
  });
});

function act(editor: PlanEditor, what: string, pick: readonly number[]): void {
  const { draft } = editor;
  const all: NodeId[] = [];
  for (const block of draft.root.blocks) {
    all.push(block);
    for (const row of draft.require(block, 'block').rows) all.push(row, ...draft.require(row, 'row').seats);
  }
  all.push(...draft.root.areas, ...draft.root.shapes);
  const ids = all.length === 0 ? [] : [...new Set(pick.map((at) => all[at % all.length]!))];
  const rows = ids.filter((id) => draft.findAs(id, 'row'));
  const corner = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
  ];
  if (what === 'undo') editor.undo();
  else if (what === 'redo') editor.redo();
  else
    editor.run((change) => {
      if (what === 'move') moveNodes(change, ids, 13, -7);
      if (what === 'rotate') rotateNodes(change, ids, 33, { x: 1, y: 2 });
      if (what === 'mirror') mirrorNodes(change, ids, 'horizontal', { x: 5, y: 5 });
      if (what === 'copy') return pasteFragment(change, copyNodes(draft, ids), { dx: 5, dy: 5, strayLabel: 'Block' });
      if (what === 'remove') removeNodes(change, ids);
      if (what === 'number') numberSeats(change, rows, NUMBERS);
      if (what === 'label') labelRows(change, rows, LETTERS);
      if (what === 'bend') {
        const heights = rows.map((row) => [row, 17] as const);
        bendRows(change, heights);
      }
      if (what === 'category')
        removeCategory(change, pick.length % 2 === 0 ? 'gold' : addCategory(change, { label: 'x' }));
      if (what === 'focus') setFocalPoint(change, pick[0] === 0 ? null : { x: pick[0] ?? 1, y: 3 });
      if (what === 'merge') mergeBlocks(change, ids, 10);
      if (what === 'regroup') return moveToBlock(change, ids, draft.root.blocks[(pick[0] ?? 0) % 5] ?? null);
      if (what === 'corners') {
        for (const id of ids.filter((one) => findCorners(draft, one))) {
          addCorner(change, id, 0, { x: 4, y: 4 });
          moveCorner(change, id, 1, { x: 5, y: -3 });
          removeCorner(change, id, 0);
        }
      }
      if (what === 'area') return [drawArea(change, { label: 'Pit', capacity: 10, outline: corner })];
      if (what === 'shape') return [drawShape(change, { kind: 'stage', points: corner })];
      return undefined;
    });
}

test('an action that changes nothing is no step', () => {
  const { editor, rows, block } = open([3, 3, 3]);
  const [, second = -1] = rows;
  const commands = [
    (change: Change) => void distributeNodes(change, rows, 'vertical'),
    (change: Change) => void alignNodes(change, rows, 'left'),
    (change: Change) => void rotateNodes(change, [block], 720, { x: 0, y: 0 }),
    (change: Change) => void mirrorNodes(change, [second], 'vertical', { x: 0, y: 25 }),
    (change: Change) => void change.putRoot({ blocks: [...change.draft.root.blocks] }),
  ];
  // Mirrored upside down a seat faces the other way, so even a single seat changes.
  const stepsOf = commands.map((command) => editor.run(command));
  expect(stepsOf).toEqual([false, false, false, true, false]);
  editor.undo();
  expect(editor.canUndo).toBe(false);
});

test('places that differ by less than can be written are left as they are', () => {
  const plan = makePlan([
    { ...makeBlock(1, 'Stalls', []), rows: [0, 10.001, 20].map((y, at) => makeRow(`${at}`, [[0.123456, y]])) },
  ]);
  const editor = new PlanEditor(plan);
  const rows = editor.draft.require(editor.draft.root.blocks[0]!, 'block').rows;
  expect(editor.run((change) => void distributeNodes(change, rows, 'vertical'))).toBe(false);
});

test('seats that were taken back, done again or removed count to the seat', () => {
  const { editor, rows } = open([IMPORT_SEATS_MAX - 2, 1]);
  const [long = -1, short = -1] = rows;
  const add = () => editor.run((change) => [addSeat(change, short, { x: 20, y: 25 })]);
  expect([add(), add()]).toEqual([true, false]);
  editor.undo();
  editor.redo();
  expect(add()).toBe(false);
  editor.undo();
  expect(add()).toBe(true);
  editor.run((change) => void removeNodes(change, [short]));
  const added = () => editor.run((change) => [addSeat(change, long, { x: -20, y: 0 })]);
  expect([added(), added(), added()]).toEqual([true, true, false]);
});

test('more than a plan may have is refused in its own words and nothing is done; what is too much may get less', () => {
  // 125,001 seats, which is one more than half of the most seats of a plan.
  const { editor, block, rows } = open([251, ...Array.from({ length: 499 }, () => 250)]);
  const double = (change: Change) =>
    pasteFragment(change, copyNodes(editor.draft, [block]), { dx: 1, dy: 1, strayLabel: '' });
  const before = toPlan(editor.draft);
  expect(editor.run(double)).toBe(false);
  expect(editor.refusal).toEqual({ what: 'seats', max: IMPORT_SEATS_MAX });
  expect(toPlan(editor.draft)).toEqual(before);
  expect(editor.canUndo).toBe(false);
  const [row = -1] = rows;
  editor.run((change) => void removeNodes(change, editor.draft.require(row, 'row').seats.slice(0, 2)));
  expect(editor.run(double)).toBe(true);
  editor.undo();
  editor.undo();
  expect(editor.run(double)).toBe(false);
  const full = new PlanEditor(
    makePlan([], { categories: Array.from({ length: 1002 }, (_, at) => ({ key: `${at}`, label: `${at}` })) }),
  );
  expect(full.run((change) => void addCategory(change, { label: 'More' }))).toBe(false);
  expect(full.refusal).toEqual({ what: 'categories', max: 1000 });
  expect(full.run((change) => void removeCategory(change, '1'))).toBe(true);
});
