/** Ids of the rows whose box is ticked. A click on a row never changes it. */
export type Selection = ReadonlySet<string>;

export const EMPTY_SELECTION: Selection = new Set();

export function toggleOne(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Ticks all of a page, or unticks them when all are ticked; rows of other pages stay. */
export function togglePage(selection: Selection, pageIds: readonly string[]): Selection {
  const next = new Set(selection);
  if (isPageSelected(selection, pageIds) === 'all') for (const id of pageIds) next.delete(id);
  else for (const id of pageIds) next.add(id);
  return next;
}

export function isPageSelected(selection: Selection, pageIds: readonly string[]): 'all' | 'some' | 'none' {
  const count = pageIds.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}
