import { useRef, useState } from 'react';

/**
 * Saves orders one after the other, as they are given, and keeps the last one until it is saved and the list was read
 * again. `save` reports its own failure, after which the list is read too.
 */
export function useGivenOrder(read: () => Promise<unknown>) {
  const [ids, setIds] = useState<number[] | null>(null);
  const last = useRef(Promise.resolve());
  const give = async (next: number[], save: () => Promise<void>) => {
    setIds(next);
    const saved = last.current.then(save).then(readAgain);
    last.current = saved;
    await saved;
    if (last.current === saved) setIds(null);
  };
  return { ids, give };

  async function readAgain() {
    try {
      await read();
    } catch {
      // The page was left meanwhile: there is no list to read.
    }
  }
}

/** Rearranges the named items among the positions they occupy; all others keep theirs. */
export function applyOrder<Item>(
  items: readonly Item[],
  wanted: readonly number[] | null,
  idOf: (item: Item) => number,
): Item[] {
  if (!wanted) return [...items];
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const queue = wanted.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(queue.map(idOf));
  return items.map((item) => (named.has(idOf(item)) ? (queue.shift() ?? item) : item));
}
