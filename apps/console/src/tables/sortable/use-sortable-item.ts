import { useSortable } from '@dnd-kit/sortable';
import { type CSSProperties, createContext, useContext } from 'react';

/** Connects an element to its SortableScope: `ref` and `style` for the element, `handle` for its drag handle. */
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
  /** Moves by one position, for users who cannot drag; does nothing at the ends. */
  step: (id: string, by: -1 | 1) => void;
}

export const SortableContextOfScope = createContext<SortableScopeValue | null>(null);

/** Throws outside of a SortableScope. */
export function useSortableScope(): SortableScopeValue {
  const scope = useContext(SortableContextOfScope);
  if (!scope) throw new Error('A sortable item needs a SortableScope around it');
  return scope;
}
