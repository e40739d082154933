import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { ReactNode } from 'react';

/** Kept as values, so that spreadsheets can sum and sort them. A date is a day, at midnight in UTC. */
export type ExportValue = string | number | boolean | Date | null | undefined;

export interface Column<Row> {
  id: string;
  /** Used in the heading, the column drawer and exports. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
}

/** A column of a list that the server sorts and pages, and that users can arrange. */
export interface TableColumn<Row> extends Column<Row> {
  /** Hides the heading visually; screen readers still read it. */
  isHeaderHidden?: boolean;
  /** Returns the exported value, with its times in the given format; undefined excludes the column. */
  exportValue?: (row: Row, hours: TimeFormat) => ExportValue;
  /** What the screen and paper write into this column and a file has in columns of its own, after it. */
  exportMore?: readonly { header: string; exportValue: NonNullable<TableColumn<Row>['exportValue']> }[];
  /** Returns the currency of an amount, which gets a column of its own in exports. */
  exportCurrency?: (row: Row) => string;
  /** Returns what paper says, as the screen writes it, of a value that a file has as a number: an amount with its currency. */
  printValue?: (row: Row) => string;
  /** The server's name of this order; without it the column cannot be sorted. */
  sortValue?: string;
  /** The minimum width; `grow` adds to it. */
  widthPx: number;
  grow?: number;
  /** The lowest is hidden first if space is short; undefined for never. */
  priority?: number;
  /** False if users cannot hide it. */
  canHide?: boolean;
  /** True if it is hidden until the user shows it. */
  isHiddenAtFirst?: boolean;
}

/** What a file or paper needs of a column. */
export type ExportColumn<Row> = Pick<
  TableColumn<Row>,
  'header' | 'align' | 'exportValue' | 'exportMore' | 'exportCurrency' | 'printValue'
>;

/** A column of a grid, whose rows are indices, so that they need not be objects. */
export type GridColumn = Column<number> & Pick<TableColumn<number>, 'widthPx' | 'grow'>;
