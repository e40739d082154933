import type { PlanShape, SeatingPlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { mergeDrawings } from './merge-drawings.ts';

const corner = (x: number) => [
  { x, y: 0 },
  { x: x + 10, y: 0 },
  { x, y: 10 },
];
const stage: PlanShape = { kind: 'stage', text: 'Stage', points: corner(0) };
const BASE: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [{ key: 'a', label: 'Front' }],
  blocks: [1, 2, 3].map((blockId) => ({
    blockId,
    label: `Block ${blockId}`,
    description: '',
    bestRank: blockId,
    rows: [{ label: 'A', seats: [{ label: '1', x: blockId, y: 0 }] }],
  })),
  standingAreas: [{ label: 'Pit', capacity: 100, outline: corner(50) }],
  shapes: [stage],
};

function merge(draw: { mine: (plan: SeatingPlan) => void; theirs: (plan: SeatingPlan) => void }, isPublished = false) {
  const [mine, theirs] = [structuredClone(BASE), structuredClone(BASE)];
  draw.mine(mine);
  draw.theirs(theirs);
  return mergeDrawings({ base: BASE, mine, theirs, lastBlockId: 9, shared: new Set([1, 2, 3]), isPublished });
}

const firstBlock = (plan: SeatingPlan) => {
  const [block] = plan.blocks;
  if (!block) throw new Error('no block');
  return block;
};

test('nothing is asked when each changed what the other left alone', () => {
  const { clashes, settle } = merge({
    mine: (plan) => {
      plan.blocks.shift();
      plan.focalPoint = { x: 1, y: 2 };
      for (const area of plan.standingAreas) area.capacity = 250;
    },
    theirs: (plan) => {
      plan.blocks.pop();
      plan.shapes.push({ kind: 'line', points: corner(9) });
      for (const shape of plan.shapes.slice(0, 1)) shape.points = corner(700);
    },
  });
  expect(clashes).toEqual([]);
  const plan = settle(() => 'mine');
  expect(plan.blocks.map(({ blockId }) => blockId)).toEqual([2]);
  expect(plan.focalPoint).toEqual({ x: 1, y: 2 });
  expect(plan.standingAreas).toMatchObject([{ label: 'Pit', capacity: 250 }]);
  expect(plan.shapes).toMatchObject([{ kind: 'stage', points: corner(700) }, { kind: 'line' }]);
});

test('the same change of both is no clash', () => {
  const rename = (plan: SeatingPlan) => {
    firstBlock(plan).label = 'Stalls';
  };
  const { clashes, settle } = merge({ mine: rename, theirs: rename });
  expect(clashes).toEqual([]);
  expect(settle(() => 'mine').blocks[0]?.label).toBe('Stalls');
});

test('what one removed and the other changed is asked, and either can be had', () => {
  const { clashes, settle } = merge({
    mine: (plan) => void plan.blocks.shift(),
    theirs: (plan) => {
      firstBlock(plan).label = 'Stalls';
    },
  });
  expect(clashes).toMatchObject([{ id: 'block 1', kind: 'block', mine: undefined, theirs: { label: 'Stalls' } }]);
  expect(settle(() => 'mine').blocks.map(({ blockId }) => blockId)).toEqual([2, 3]);
  expect(settle(() => 'theirs').blocks.map(({ label }) => label)).toContain('Stalls');
});

test('each clash is chosen by itself', () => {
  const draw = (word: string, capacity: number) => (plan: SeatingPlan) => {
    firstBlock(plan).label = word;
    for (const area of plan.standingAreas) area.capacity = capacity;
    plan.focalPoint = { x: capacity, y: 0 };
  };
  const { clashes, settle } = merge({ mine: draw('Mine', 1), theirs: draw('Theirs', 2) });
  expect(clashes.map(({ id }) => id)).toEqual(['block 1', 'area 0', 'focus point']);
  const plan = settle((id) => (id === 'area 0' ? 'theirs' : 'mine'));
  expect(firstBlock(plan).label).toBe('Mine');
  expect(plan.standingAreas[0]?.capacity).toBe(2);
  expect(plan.focalPoint).toEqual({ x: 1, y: 0 });
});

test('new blocks of both with one id stay both: mine gets an id that no block has had', () => {
  const add = (label: string) => (plan: SeatingPlan) => {
    plan.blocks.push({ ...firstBlock(plan), blockId: 10, label });
  };
  const { clashes, renumbered, settle } = merge({ mine: add('Mine'), theirs: add('Theirs') });
  expect(clashes).toEqual([]);
  expect([...renumbered]).toEqual([[10, 11]]);
  const labels = new Map(settle(() => 'mine').blocks.map(({ blockId, label }) => [blockId, label]));
  expect(labels.get(10)).toBe('Theirs');
  expect(labels.get(11)).toBe('Mine');
});

test('a category that one removed stays while seats of the other are in it', () => {
  const { clashes, settle } = merge({
    mine: (plan) => {
      plan.categories = [];
    },
    theirs: (plan) => {
      firstBlock(plan).rows = [{ label: 'A', seats: [{ label: '1', x: 1, y: 0, category: 'a' }] }];
    },
  });
  expect(clashes).toEqual([]);
  expect(settle(() => 'mine').categories).toEqual(BASE.categories);
});

test('a new block with the id of one that is gone from theirs gets another', () => {
  const { renumbered, settle } = merge({
    mine: (plan) => void plan.blocks.push({ ...firstBlock(plan), blockId: 4, label: 'Mine' }),
    theirs: () => undefined,
  });
  expect([...renumbered]).toEqual([[4, 10]]);
  expect(settle(() => 'mine').blocks.map(({ blockId }) => blockId)).toEqual([1, 2, 3, 10]);
});

test('a block that a version took out, and that I keep, is a new one', () => {
  const draw = {
    mine: (plan: SeatingPlan) => {
      firstBlock(plan).label = 'Stalls';
    },
    theirs: (plan: SeatingPlan) => void plan.blocks.shift(),
  };
  const idsOf = (isPublished: boolean) =>
    merge(draw, isPublished)
      .settle(() => 'mine')
      .blocks.map(({ blockId }) => blockId);
  expect(idsOf(true)).toEqual([10, 2, 3]);
  expect(idsOf(false)).toEqual([1, 2, 3]);
});
