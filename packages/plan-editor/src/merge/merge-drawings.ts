import type { PlanBlock, PlanCategory, PlanShape, Point, SeatingPlan, StandingArea } from '@parterre/seating-plan';
import { type Clash, isSame, mergeLists, type Side } from './merge-lists.ts';

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
  /** New blocks of mine whose id another block has, or had: id before, id now. */
  renumbered: ReadonlyMap<number, number>;
  settle: (choose: (id: string) => Side) => SeatingPlan;
}

interface Drawings {
  base: SeatingPlan;
  mine: SeatingPlan;
  theirs: SeatingPlan;
  /** The highest id that any block of the plan has had. */
  lastBlockId: number;
  /** Ids that the server has taken from this desk, or given to it: none of them is another block's. */
  shared: ReadonlySet<number>;
  /** Theirs follow a version that mine do not: what it has no more gets a new id where it stays. */
  isPublished: boolean;
}

/** Two drawings that came from one, block by block: nothing that only one of both changed is lost. */
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

/** Drawn here and never saved, with an id that another block has taken meanwhile: also one that is gone again. */
function findDoubled(mine: SeatingPlan, theirs: SeatingPlan, { lastBlockId, shared }: Ids): number[] {
  const taken = new Set(idsOf(theirs));
  return idsOf(mine).filter((id) => !shared.has(id) && (taken.has(id) || id <= lastBlockId));
}

/** A block that the newest version has no more, and that stays: its id belongs to what older versions sold under it. */
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

/** How a figure is known again that has no id: unchanged, else by what it is called, else by where it lies. */
type Trait<Item> = (item: Item) => unknown;

/**
 * Standing areas and shapes by a key that both sides share: that of the figure of the base they came from, or one of
 * their own.
 */
function keyFigures<Item>(
  base: readonly Item[],
  side: readonly Item[],
  traits: readonly Trait<Item>[],
  own: string,
): Map<string, Item> {
  const origin = new Map<number, number>();
  const free = new Set(base.keys());
  for (const trait of [(item: Item) => item, ...traits]) {
    for (const [at, item] of side.entries()) {
      if (origin.has(at)) continue;
      const from = [...free].find((index) => isTelling(trait, base[index], item));
      if (from === undefined) continue;
      origin.set(at, from);
      free.delete(from);
    }
  }
  return new Map(side.map((item, at) => [origin.has(at) ? `${origin.get(at)}` : `${own}${at}`, item]));
}

function isTelling<Item>(trait: Trait<Item>, from: Item | undefined, item: Item): boolean {
  if (from === undefined) return false;
  const value = trait(item);
  return value !== undefined && isSame(trait(from), value);
}
