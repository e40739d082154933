import type { ReactNode } from 'react';

/** Typed, not worded: a spreadsheet adds up numbers and sorts dates only where it gets them as such. */
export type ExportValue = string | number | boolean | Date | null | undefined;

export interface Column<Row> {
  id: string;
  /** Words of the heading, of the column drawer and of exports. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
}

/** A column of a list that the server sorts and pages, and that the reader arranges. */
export interface TableColumn<Row> extends Column<Row> {
  /** Left out, the column is not exported. */
  exportValue?: (row: Row) => ExportValue;
  /** Of an amount: its currency, which gets a column of its own in exports. */
  exportCurrency?: (row: Row) => string;
  /** The server's name of this order; left out, the column does not sort. */
  sortValue?: string;
  /** The least width; the column grows by `grow`. */
  widthPx: number;
  grow?: number;
  /** Lower goes first when the room is short; left out, the column always stays. */
  priority?: number;
  /** False: cannot be hidden by the reader. */
  canHide?: boolean;
  /** Starts hidden until the reader shows it. */
  isHiddenAtFirst?: boolean;
}

/** A column of a grid: rows are named by their index, so that they need not be objects. */
export type GridColumn = Column<number> & Pick<TableColumn<number>, 'widthPx' | 'grow'>;
