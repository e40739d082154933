export type Side = 'mine' | 'theirs';

/** A thing that both sides changed differently; undefined for a side where it does not exist. */
export interface MergeConflict<Item> {
  key: string;
  base: Item | undefined;
  mine: Item | undefined;
  theirs: Item | undefined;
}

type Keyed<Item> = ReadonlyMap<string, Item>;

/** Takes one-sided changes; two-sided ones clash. Keeps my order, followed by their new items. */
export function mergeLists<Item>(base: Keyed<Item>, mine: Keyed<Item>, theirs: Keyed<Item>) {
  const clashes: MergeConflict<Item>[] = [];
  const settled = new Map<string, Item | undefined>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)];
    if (isSame(my, their) || isSame(their, was)) settled.set(key, my);
    else if (isSame(my, was)) settled.set(key, their);
    else {
      clashes.push({ key, base: was, mine: my, theirs: their });
      settled.set(key, undefined);
    }
  }
  const settle = (choose: (key: string) => Side): Item[] => {
    const chosen = new Map(clashes.map((clash) => [clash.key, clash[choose(clash.key)]]));
    return [...settled].flatMap(([key, item]) => (chosen.has(key) ? chosen.get(key) : item) ?? []);
  };
  return { clashes, settle };
}

/** Identifies a figure without an id: by all its values, otherwise by its name, otherwise by its position. */
type Trait<Item> = (item: Item) => unknown;

/**
 * Keys standing areas and shapes so that both sides share them: by the base figure they came from, or by a key of their
 * own.
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

/**
 * True if two parts of a document are equal. Documents share their seats, so most of it is one comparison by identity.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  const [left, right] = [definedOf(a), definedOf(b)];
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

const definedOf = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, one]) => one !== undefined));
