import type { PlanBlock, PlanCategory, PlanShape, Point, SeatingPlan, StandingArea } from '@parterre/seating-plan';
import { keyFigures, type MergeConflict, mergeLists, type Side } from './merge-lists.ts';

/** A part of the plan that both sides changed differently. `id` identifies it for the choice. */
export type PartConflict = { id: string } & (
  | ({ kind: 'block' } & MergeConflict<PlanBlock>)
  | ({ kind: 'area' } & MergeConflict<StandingArea>)
  | ({ kind: 'shape' } & MergeConflict<PlanShape>)
  | ({ kind: 'category' } & MergeConflict<PlanCategory>)
  | ({ kind: 'focus' } & MergeConflict<Point>)
);

export interface DrawingMerge {
  clashes: readonly PartConflict[];
  /** My new blocks whose id another block has or had, from the old id to the new one. */
  renumbered: ReadonlyMap<number, number>;
  settle: (choose: (id: string) => Side) => SeatingPlan;
}

interface Drawings {
  base: SeatingPlan;
  mine: SeatingPlan;
  theirs: SeatingPlan;
  /** The highest id any block of the plan ever had. */
  lastBlockId: number;
  /** Ids received from the server or sent to it by this desk, which therefore belong to no other block. */
  shared: ReadonlySet<number>;
  /** True if theirs is based on a published version that mine lacks: blocks missing there get a new id if they stay. */
  isPublished: boolean;
}

/** Merges two drawings with a common origin, block by block, keeping every change made by only one side. */
export function mergeDrawings({ base, mine: drawn, theirs, ...ids }: Drawings): DrawingMerge {
  const most = findMost([base, drawn, theirs], ids.lastBlockId);
  const doubled = findDoubled(drawn, theirs, ids);
  const renumbered = new Map(doubled.map((id, at) => [id, most + 1 + at]));
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
      const settled = replaceGone(
        blocks.settle((key) => choose(`block ${key}`)),
        theirs,
        { ...ids, most: most + doubled.length },
      );
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

type Ids = Pick<Drawings, 'lastBlockId' | 'shared' | 'isPublished'>;

const idsOf = (plan: SeatingPlan): number[] => plan.blocks.map(({ blockId }) => blockId);

const findMost = (plans: readonly SeatingPlan[], lastBlockId: number): number =>
  plans.flatMap(idsOf).reduce((max, id) => Math.max(max, id), lastBlockId);

/** Finds unsaved new blocks whose id another block has taken meanwhile, even if that one is deleted again. */
function findDoubled(mine: SeatingPlan, theirs: SeatingPlan, { lastBlockId, shared }: Ids): number[] {
  const taken = new Set(idsOf(theirs));
  return idsOf(mine).filter((id) => !shared.has(id) && (taken.has(id) || id <= lastBlockId));
}

/**
 * Gives a new id to a block that stays although the newest version lacks it: the old id belongs to seats sold under
 * older versions.
 */
function replaceGone(
  blocks: readonly PlanBlock[],
  theirs: SeatingPlan,
  { lastBlockId, isPublished, most }: Ids & { most: number },
): PlanBlock[] {
  if (!isPublished) return [...blocks];
  const kept = new Set(idsOf(theirs));
  const gone = blocks.map(({ blockId }) => blockId).filter((id) => id <= lastBlockId && !kept.has(id));
  const ids = new Map(gone.map((id, at) => [id, most + 1 + at]));
  return blocks.map((block) => renumber(block, ids));
}

function renumber(block: PlanBlock, ids: ReadonlyMap<number, number>): PlanBlock {
  const blockId = ids.get(block.blockId);
  return blockId === undefined ? block : { ...block, blockId };
}

/** Keeps a category that one side removed while the other assigned it to seats. */
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
