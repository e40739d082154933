import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, createContext, useContext } from 'react';

/** Joins one element to its SortableScope: `ref` and `style` for the element, `handle` for the drag handle inside it. */
export function useSortableItem(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
    position: isDragging ? 'relative' : undefined,
    zIndex: isDragging ? 1 : undefined,
  };
  return { ref: setNodeRef, style, isDragging, handle: { id, attributes, listeners, attach: setActivatorNodeRef } };
}

export type SortableHandleProps = ReturnType<typeof useSortableItem>['handle'];

interface SortableScopeValue {
  ids: readonly string[];
  getLabel: (id: string) => string;
  /** Moves one place up or down for who cannot drag; at the end nothing happens. */
  step: (id: string, by: -1 | 1) => void;
}

export const SortableContextOfScope = createContext<SortableScopeValue | null>(null);

/** Throws outside of a SortableScope. */
export function useSortableScope(): SortableScopeValue {
  const scope = useContext(SortableContextOfScope);
  if (!scope) throw new Error('A sortable item needs a SortableScope around it');
  return scope;
}
