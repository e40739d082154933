import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { SortableContextOfScope } from './use-sortable-item.ts';

export interface SortableScopeProps {
  /** Ids in display order; a move is given by positions in it. */
  ids: readonly string[];
  getLabel: (id: string) => string;
  /** Positions count from 0. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Not everybody can drag, so sorting also works by keyboard and buttons, and every move is announced. */
export function SortableScope({ ids, getLabel, onMove, children }: SortableScopeProps) {
  const { t } = useTranslation('kit');
  const [said, setSaid] = useState('');
  // A lifted row is immediately over itself, which must not replace the announcement of lifting.
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = (key: 'lifted' | 'moved' | 'dropped', id: UniqueIdentifier, at: UniqueIdentifier) =>
    t(`tables.${key}`, { row: getLabel(String(id)), position: ids.indexOf(String(at)) + 1, count: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return words('lifted', active.id, active.id);
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return words('moved', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => words('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t('tables.dragCancelled', { row: getLabel(String(active.id)) }),
  };
  const handleFinish = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (to >= 0 && from !== to) onMove(from, to);
  };
  const step = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= ids.length) return;
    onMove(from, to);
    setSaid(t('tables.moved', { row: getLabel(id), position: to + 1, count: ids.length }));
  };
  return (
    <DndContext
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('tables.dragInstructions') } }}
      collisionDetection={closestCenter}
      onDragEnd={handleFinish}
      sensors={sensors}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <SortableContextOfScope value={{ ids, getLabel, step }}>{children}</SortableContextOfScope>
      </SortableContext>
      <Box aria-live="polite" component="span" role="status" sx={VISUALLY_HIDDEN}>
        {said}
      </Box>
    </DndContext>
  );
}
