import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOOK } from '../../dates/look.ts';
import { SortableHandle } from './sortable-handle.tsx';
import { useSortableItem } from './use-sortable-item.ts';

/** A table row whose first cell is the handle; `children` are the other cells. */
export function SortableRow({ id, children }: { id: string; children: ReactNode }) {
  const { ref, style, isDragging, handle } = useSortableItem(id);
  return (
    <Box
      component="tr"
      ref={ref}
      style={style}
      sx={isDragging ? { bgcolor: LOOK.surface, boxShadow: LOOK.shadowPop } : undefined}
    >
      <td>
        <SortableHandle handle={handle} />
      </td>
      {children}
    </Box>
  );
}
