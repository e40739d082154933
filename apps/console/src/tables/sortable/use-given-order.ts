import { useRef, useState } from 'react';

/** Saves orders one after the other, as they are given, and keeps the last one until it is saved. */
export function useGivenOrder() {
  const [ids, setIds] = useState<number[] | null>(null);
  const last = useRef(Promise.resolve());
  const give = async (next: number[], save: () => Promise<void>) => {
    setIds(next);
    const saved = last.current.then(save);
    last.current = saved;
    await saved;
    if (last.current === saved) setIds(null);
  };
  return { ids, give };
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
