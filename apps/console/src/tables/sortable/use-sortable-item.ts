import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

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
