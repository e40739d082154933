import type { SeatingPlan } from '@parterre/seating-plan';
import type { PartConflict } from './merge-drawings.ts';
import { isSame } from './merge-lists.ts';

/**
 * Lists the differences between two drawings, each in its new state, or in its old one if it was removed. `namePart`
 * names them.
 */
export function listChangedParts(base: SeatingPlan, now: SeatingPlan): PartConflict[] {
  const idOf = ({ blockId }: { blockId: number }) => `${blockId}`;
  const blocks = pick(byKey(base.blocks, idOf), byKey(now.blocks, idOf));
  const categories = pick(byKey(base.categories, keyOf), byKey(now.categories, keyOf));
  const areas = pick(bySight(base.standingAreas), bySight(now.standingAreas));
  const shapes = pick(bySight(base.shapes), bySight(now.shapes));
  const focus = isSame(base.focalPoint, now.focalPoint) ? [] : [now.focalPoint ?? base.focalPoint];
  return [
    ...blocks.map((part) => ({ kind: 'block' as const, ...asPart('block', part) })),
    ...areas.map((part) => ({ kind: 'area' as const, ...asPart('area', part) })),
    ...shapes.map((part) => ({ kind: 'shape' as const, ...asPart('shape', part) })),
    ...categories.map((part) => ({ kind: 'category' as const, ...asPart('category', part) })),
    ...focus.map((part) => ({ kind: 'focus' as const, ...asPart('focus', part) })),
  ];
}

const keyOf = ({ key }: { key: string }) => key;

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string) =>
  new Map(items.map((item) => [key(item), item]));

/** Figures have no id, so a figure with other values counts as another one. */
const bySight = <Item>(items: readonly Item[]) => byKey(items, (item) => JSON.stringify(item));

/** Lists new and changed items before removed ones. */
function pick<Item>(base: ReadonlyMap<string, Item>, now: ReadonlyMap<string, Item>): Item[] {
  const changed = [...now].filter(([key, item]) => !isSame(item, base.get(key)));
  const gone = [...base].filter(([key]) => !now.has(key));
  return [...changed, ...gone].map(([, item]) => item);
}

const asPart = <Item>(id: string, theirs: Item) => ({ id, key: id, base: undefined, mine: undefined, theirs });
