import { createContext, useContext } from 'react';

interface SortableScopeValue {
  ids: readonly string[];
  getLabel: (id: string) => string;
  /** Moves one place up or down, if there is one. */
  step: (id: string, by: -1 | 1) => void;
}

export const SortableContextOfScope = createContext<SortableScopeValue | null>(null);

/** Throws outside of a SortableScope. */
export function useSortableScope(): SortableScopeValue {
  const scope = useContext(SortableContextOfScope);
  if (!scope) throw new Error('A sortable item needs a SortableScope around it');
  return scope;
}
