import { expect, test } from 'vitest';
import { makeBlock, makePlan, makeSeat } from '../../../test/make-plan.ts';
import { checkPlan } from '../../checks/check-plan.ts';
import type { PlanBlock } from '../../format/plan.ts';
import { Change } from '../draft/change.ts';
import { Draft, toPlan } from '../draft/draft.ts';
import type { NodeId, PlanNode } from '../draft/node.ts';
import { PlanEditor } from '../plan-editor.ts';
import { drawBlock } from './draw-figures.ts';
import { mergeBlocks, moveToBlock } from './regroup.ts';
import { removeNodes } from './remove-nodes.ts';

function open(blocks: PlanBlock[]) {
  const plan = makePlan(blocks);
  const editor = new PlanEditor(plan);
  const block = (index: number) => editor.draft.root.blocks[index] ?? -1;
  const row = (blockAt: number, rowAt: number) => editor.draft.require(block(blockAt), 'block').rows[rowAt] ?? -1;
  const seats = (blockAt: number, rowAt: number) => editor.draft.require(row(blockAt, rowAt), 'row').seats;
  const seen = () =>
    toPlan(editor.draft).blocks.map(
      ({ blockId, label, rows }) =>
        `${blockId} ${label}: ${rows.map(({ label: name, seats: of }) => `${name} ${of.map((seat) => seat.label).join('')}`).join(', ')}`,
    );
  return { plan, editor, block, row, seats, seen };
}

/** Makes a block whose seats continue those of `makeBlock` to the right. */
const right = (blockId: number, label: string): PlanBlock => ({
  ...makeBlock(blockId, label, []),
  rows: ['A', 'B'].map((name, at) => ({
    label: name,
    seats: ['4', '5'].map((seat, x) => makeSeat(seat, 60 + x * 20, at * 25)),
  })),
});

test('merged blocks keep the id and label of the first; rows of one label become one row in their order on the page', () => {
  const { plan, editor, block, seen } = open([
    makeBlock(4, 'Left', [3, 3]),
    right(9, 'Right'),
    makeBlock(11, 'Circle', [1]),
  ]);
  editor.run((change) => [mergeBlocks(change, [block(1), block(0)], 10) ?? -1]);
  expect(seen()).toEqual(['4 Left: A 12345, B 12345', '11 Circle: A 1']);
  expect(checkPlan(toPlan(editor.draft)).filter(({ severity }) => severity === 'error')).toEqual([]);
  editor.undo();
  expect(toPlan(editor.draft)).toEqual(plan);
});

test('what lies on the left of a row that is joined goes before it', () => {
  const { editor, block, seen } = open([right(1, 'Right'), makeBlock(2, 'Left', [3, 3])]);
  editor.run((change) => void mergeBlocks(change, [block(0), block(1)], 10));
  expect(seen()).toEqual(['1 Right: A 12345, B 12345']);
});

test('rows that would double a seat get the next free label', () => {
  const { editor, block, seen } = open([makeBlock(1, 'Front', [2, 2]), makeBlock(2, 'Back', [2])]);
  editor.run((change) => void mergeBlocks(change, [block(0), block(1)], 10));
  expect(seen()).toEqual(['1 Front: A 12, B 12, C 12']);
});

test('merging fills an empty description and rank, and draws one outline round all', () => {
  const blank = { ...makeBlock(1, 'Left', [3]), description: '', bestRank: null };
  const { editor, block } = open([
    blank,
    {
      ...right(2, 'Right'),
      outline: [
        { x: 50, y: -10 },
        { x: 90, y: -10 },
        { x: 90, y: 40 },
      ],
    },
  ]);
  editor.run((change) => void mergeBlocks(change, [block(0), block(1)], 10));
  const [merged] = toPlan(editor.draft).blocks;
  expect(merged).toMatchObject({ description: 'Block Right', bestRank: 2 });
  const xs = merged!.outline!.map(({ x }) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-10, 90]);
});

test('a block that others are merged into keeps its description and rank', () => {
  const { editor, block } = open([{ ...makeBlock(1, 'Left', [3]), bestRank: 9 }, right(2, 'Right')]);
  editor.run((change) => void mergeBlocks(change, [block(0), block(1)], 10));
  expect(toPlan(editor.draft).blocks).toMatchObject([{ description: 'Block Left', bestRank: 9 }]);
});

/** Counts look-ups of nodes, and the nodes listed by what is written. */
class CountedDraft extends Draft {
  looks = 0;

  override find(id: NodeId): PlanNode | undefined {
    this.looks += 1;
    return super.find(id);
  }

  override write(id: NodeId, node: PlanNode | undefined): void {
    this.looks += node?.kind === 'block' ? node.rows.length : 1;
    super.write(id, node);
  }
}

test('merging thousands of rows, all of which double another, looks at each of them a few times only', () => {
  const looksFor = (rows: number) => {
    const many = (blockId: number, label: string): PlanBlock => ({
      ...makeBlock(blockId, label, []),
      rows: Array.from({ length: rows }, (_, at) => ({ label: `R${at + 1}`, seats: [makeSeat('1', blockId, at)] })),
    });
    const draft = new CountedDraft(makePlan([many(1, 'Front'), many(2, 'Back')]));
    mergeBlocks(new Change(draft), draft.root.blocks, 10);
    const [merged] = toPlan(draft).blocks;
    expect(merged!.rows.map(({ label }) => label)).toEqual(Array.from({ length: 2 * rows }, (_, at) => `R${at + 1}`));
    return draft.looks;
  };
  const looks = looksFor(500);
  expect(looksFor(5000) / looks).toBeLessThan(11);
});

test('one block alone cannot be merged', () => {
  const { editor, block } = open([makeBlock(1, 'Stalls', [2])]);
  expect(editor.run((change) => void mergeBlocks(change, [block(0)], 10))).toBe(false);
});

test('a block is split: the rows that go get a block of their own with a new id', () => {
  const { plan, editor, row, seen } = open([makeBlock(3, 'Stalls', [2, 2, 2])]);
  editor.run((change) => moveToBlock(change, [row(0, 1), row(0, 2)], null));
  expect(seen()).toEqual(['3 Stalls: A 12', '4 Stalls 2: B 12, C 12']);
  expect(editor.selection.size).toBe(2);
  editor.undo();
  expect(toPlan(editor.draft)).toEqual(plan);
});

test('a block is split along an aisle: the seats that go take the labels of their rows along', () => {
  const { editor, seats, seen } = open([makeBlock(3, 'Stalls', [4, 4])]);
  editor.run((change) => moveToBlock(change, [...seats(0, 0).slice(2), ...seats(0, 1).slice(2)], null));
  expect(seen()).toEqual(['3 Stalls: A 12, B 12', '4 Stalls 2: A 34, B 34']);
  editor.run((change) => void removeNodes(change, [seats(1, 0)[0] ?? -1]));
  expect(seen()).toEqual(['3 Stalls: A 12, B 12', '4 Stalls 2: A 4, B 34']);
});

test('rows move to a block that is there, which keeps its id; a block left with nothing goes', () => {
  const { plan, editor, block, row, seen } = open([makeBlock(5, 'Stalls', [2]), makeBlock(2, 'Circle', [1])]);
  editor.run((change) => moveToBlock(change, [row(1, 0)], block(0)));
  expect(seen()).toEqual(['5 Stalls: A 12, B 1']);
  editor.undo();
  expect(toPlan(editor.draft)).toEqual(plan);
});

test('a block left with its outline only stays', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
  ];
  const { editor, block, row, seen } = open([makeBlock(5, 'Stalls', [2]), { ...makeBlock(2, 'Circle', [1]), outline }]);
  editor.run((change) => moveToBlock(change, [row(1, 0)], block(0)));
  expect(seen()).toEqual(['5 Stalls: A 12, B 1', '2 Circle: ']);
});

test('rows that are in the block already stay', () => {
  const { editor, block, row } = open([makeBlock(5, 'Stalls', [2, 2])]);
  expect(editor.run((change) => moveToBlock(change, [row(0, 1)], block(0)))).toBe(false);
});

test('a block that lives has one id through drafts and versions, and none gets the id of one that is gone', () => {
  const first = open([makeBlock(1, 'Stalls', [2, 2]), makeBlock(2, 'Circle', [2])]);
  first.editor.run((change) => void removeNodes(change, [first.block(1)]));
  // Publishes the plan and opens it again as the next session does: the server sends the highest id of all versions.
  const second = new PlanEditor(toPlan(first.editor.draft), 2);
  const [stalls = -1] = second.draft.root.blocks;
  second.run((change) => [drawBlock(change, { label: 'Balcony' })]);
  second.run((change) => moveToBlock(change, [second.draft.require(stalls, 'block').rows[1] ?? -1], null));
  expect(toPlan(second.draft).blocks.map(({ blockId, label }) => [blockId, label])).toEqual([
    [1, 'Stalls'],
    [3, 'Balcony'],
    [4, 'Stalls 2'],
  ]);
});
