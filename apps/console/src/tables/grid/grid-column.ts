import type { ReactNode } from 'react';

/** A column of a twin table: cells are drawn by row index, so that rows need not be objects. */
export interface GridColumn {
  id: string;
  header: string;
  widthPx: number;
  grow?: number;
  align?: 'start' | 'end';
  cell: (rowIndex: number) => ReactNode;
}
