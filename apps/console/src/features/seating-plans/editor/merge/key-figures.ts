import { isSame } from './is-same.ts';

/** How a figure is known again that has no id: unchanged, else by what it is called, else by where it lies. */
type Trait<Item> = (item: Item) => unknown;

/**
 * Standing areas and shapes by a key that both sides share: that of the figure of the base they came from, or one of
 * their own.
 */
export function keyFigures<Item>(
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
