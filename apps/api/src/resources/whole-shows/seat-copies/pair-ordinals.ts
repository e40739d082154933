import type { CopyPairs } from './pair-things.ts';
import type { OrdinalPairs } from './plan-copy.ts';
import type { CopySides } from './read-sides.ts';

/** Translates the pairs to ordinals; `created` has the ordinal of each new hold by the id of its original. */
export function pairOrdinals(
  { from, to }: CopySides,
  pairs: CopyPairs,
  created: ReadonlyMap<number, { ordinal: number }>,
): OrdinalPairs {
  const prices = new Map(to.prices.map(({ id, ordinal }) => [id, ordinal]));
  const holds = new Map(to.holds.map(({ id, ordinal }) => [id, ordinal]));
  const holdOf = (id: number) => {
    const target = pairs.holds.get(id);
    return target === 'new' ? created.get(id)?.ordinal : holds.get(target ?? 0);
  };
  return {
    prices: pairKnown(from.prices, ({ id }) => prices.get(pairs.prices.get(id) ?? 0)),
    holds: pairKnown(from.holds, ({ id }) => holdOf(id)),
  };
}

function pairKnown<Thing extends { id: number; ordinal: number }>(
  things: readonly Thing[],
  find: (thing: Thing) => number | undefined,
): Map<number, number> {
  return new Map(
    things.flatMap((thing): [number, number][] => {
      const ordinal = find(thing);
      return ordinal === undefined ? [] : [[thing.ordinal, ordinal]];
    }),
  );
}
