import type { PlanBlock, PlanCategory, PlanShape, Point, SeatingPlan, StandingArea } from '@parterre/seating-plan';
import { keyFigures } from './key-figures.ts';
import { type Clash, mergeLists, type Side } from './merge-lists.ts';

/** A part of the plan that both drew, each in another way. `id` is what a choice is made for. */
export type PartClash = { id: string } & (
  | ({ kind: 'block' } & Clash<PlanBlock>)
  | ({ kind: 'area' } & Clash<StandingArea>)
  | ({ kind: 'shape' } & Clash<PlanShape>)
  | ({ kind: 'category' } & Clash<PlanCategory>)
  | ({ kind: 'focus' } & Clash<Point>)
);

export interface DrawingMerge {
  clashes: readonly PartClash[];
  /** New blocks of mine whose id theirs have taken meanwhile: id before, id now. */
  renumbered: ReadonlyMap<number, number>;
  settle: (choose: (id: string) => Side) => SeatingPlan;
}

interface Drawings {
  /** What both began with. */
  base: SeatingPlan;
  mine: SeatingPlan;
  theirs: SeatingPlan;
  /** The highest id that any block of the plan has had. */
  lastBlockId: number;
}

/** Two drawings that came from one, block by block: nothing that only one of both changed is lost. */
export function mergeDrawings({ base, mine: drawn, theirs, lastBlockId }: Drawings): DrawingMerge {
  const renumbered = findDoubled(base, drawn, theirs, lastBlockId);
  const mine = { ...drawn, blocks: drawn.blocks.map((block) => renumber(block, renumbered)) };
  const sides = [base, mine, theirs] as const;
  const blocks = mergeThree(sides, (plan) => new Map(plan.blocks.map((block) => [`${block.blockId}`, block])));
  const categories = mergeThree(sides, (plan) => new Map(plan.categories.map((category) => [category.key, category])));
  const areas = mergeThree(sides, (plan, own) =>
    keyFigures(base.standingAreas, plan.standingAreas, [({ label }) => label, ({ outline }) => outline], own),
  );
  const shapes = mergeThree(sides, (plan, own) => keyFigures(base.shapes, plan.shapes, SHAPE_TRAITS, own));
  const focus = mergeThree(sides, ({ focalPoint }) => new Map(focalPoint ? [['point', focalPoint]] : []));
  return {
    clashes: [
      ...blocks.clashes.map((clash) => ({ kind: 'block' as const, id: `block ${clash.key}`, ...clash })),
      ...areas.clashes.map((clash) => ({ kind: 'area' as const, id: `area ${clash.key}`, ...clash })),
      ...shapes.clashes.map((clash) => ({ kind: 'shape' as const, id: `shape ${clash.key}`, ...clash })),
      ...categories.clashes.map((clash) => ({ kind: 'category' as const, id: `category ${clash.key}`, ...clash })),
      ...focus.clashes.map((clash) => ({ kind: 'focus' as const, id: `focus ${clash.key}`, ...clash })),
    ],
    renumbered,
    settle(choose) {
      const { focalPoint: _, ...plan } = mine;
      const [point] = focus.settle((key) => choose(`focus ${key}`));
      const settled = blocks.settle((key) => choose(`block ${key}`));
      return {
        ...plan,
        name: theirs.name,
        ...(point && { focalPoint: point }),
        blocks: settled,
        standingAreas: areas.settle((key) => choose(`area ${key}`)),
        shapes: shapes.settle((key) => choose(`shape ${key}`)),
        categories: withUsed(
          categories.settle((key) => choose(`category ${key}`)),
          settled,
          [...theirs.categories, ...mine.categories, ...base.categories],
        ),
      };
    },
  };
}

const SHAPE_TRAITS = [
  ({ kind, text }: PlanShape) => (text ? [kind, text] : undefined),
  ({ kind, points }: PlanShape) => [kind, points],
  ({ kind }: PlanShape) => kind,
];

function mergeThree<Item>(
  [base, mine, theirs]: readonly [SeatingPlan, SeatingPlan, SeatingPlan],
  key: (plan: SeatingPlan, own: string) => ReadonlyMap<string, Item>,
) {
  return mergeLists(key(base, 'base '), key(mine, 'mine '), key(theirs, 'theirs '));
}

/** Both drew a new block, and both editors counted on from the same id. */
function findDoubled(base: SeatingPlan, mine: SeatingPlan, theirs: SeatingPlan, lastBlockId: number) {
  const idsOf = (plan: SeatingPlan) => plan.blocks.map(({ blockId }) => blockId);
  const before = new Set(idsOf(base));
  const taken = new Set(idsOf(theirs));
  const doubled = idsOf(mine).filter((id) => taken.has(id) && !before.has(id));
  const most = [...before, ...taken, ...idsOf(mine)].reduce((max, id) => Math.max(max, id), lastBlockId);
  return new Map(doubled.map((id, at) => [id, most + 1 + at]));
}

function renumber(block: PlanBlock, ids: ReadonlyMap<number, number>): PlanBlock {
  const blockId = ids.get(block.blockId);
  return blockId === undefined ? block : { ...block, blockId };
}

/** One side removed a category that the other gave to seats: it stays. */
function withUsed(
  kept: readonly PlanCategory[],
  blocks: readonly PlanBlock[],
  known: readonly PlanCategory[],
): PlanCategory[] {
  const used = new Set(blocks.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.category))));
  const all = new Map(kept.map((category) => [category.key, category]));
  for (const category of known) if (used.has(category.key) && !all.has(category.key)) all.set(category.key, category);
  return [...all.values()];
}
