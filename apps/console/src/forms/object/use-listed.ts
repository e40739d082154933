import { useState } from 'react';

/**
 * The object of a drawer in a list that holds all of them: undefined while the list loads, null if it is not in it.
 * Once found it stays, even when somebody else removes it: that would take a half-filled form away, whose saving the
 * server refuses anyway.
 */
export function useListed<Key extends string, Item extends Record<Key, number>>(
  items: readonly Item[] | undefined,
  key: Key,
  id: number,
): Item | null | undefined {
  const found = items && (items.find((item) => item[key] === id) ?? null);
  const [last, setLast] = useState({ id, found });
  const isNews = last.id !== id || (found ? found !== last.found : !last.found && found !== last.found);
  if (isNews) setLast({ id, found });
  return isNews ? found : last.found;
}
