import { useState } from 'react';
import { applyLayout, type ColumnLayout, getDefaultLayout, reconcileLayout } from './columns/column-layout.ts';
import type { TableColumn } from './columns/table-column.ts';

export interface TableSort {
  /** The value is one of the columns' `sortValue`. */
  value: string;
  isDescending: boolean;
}

export interface DataTableOptions<Row> {
  /** Under this name the reader's columns are kept on this device; another one loses them. */
  id: string;
  /** A new array on each render would fit the columns anew each time. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in the server's order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names a row to those who cannot see it: 'Select Mahler: Symphony No. 5'. */
  getRowLabel: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sortValue: string) => void;
  canSelect?: boolean;
  /** What is ticked, where somebody else keeps it. Left out, the table does. */
  selection?: { ids: readonly string[]; onChange: (ids: readonly string[]) => void };
}

export interface DataTableModel<Row> extends RowSelection<Row> {
  options: DataTableOptions<Row>;
  /** Columns the reader left shown, in the chosen order: the table fits its width from them. */
  shownColumns: TableColumn<Row>[];
  columnLayout: ReturnType<typeof useColumnLayout<Row>>;
}

interface RowSelection<Row> {
  /** Ids of ticked rows, also of other pages. */
  selectedIds: readonly string[];
  /** The ticked rows as they were shown last. Where somebody else keeps what is ticked, only those seen here. */
  selectedRows: readonly Row[];
  /** How many rows of this page are ticked. */
  ticks: 'none' | 'some' | 'all';
  toggleRow: (id: string) => void;
  /** Ticks the rows of this page, or unticks them where all are ticked. */
  togglePage: () => void;
  clearSelection: () => void;
}

/** Rows, order and filters come from the server; what is kept here is what the reader ticked and arranged. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns } = options;
  const columnLayout = useColumnLayout(options.id, columns);
  return {
    options,
    shownColumns: applyLayout(columns, columnLayout.layout),
    columnLayout,
    ...useRowSelection(options),
  };
}

function useRowSelection<Row>({ rows, getRowId, selection: kept }: DataTableOptions<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const known = new Map([...chosen, ...rows].map((row) => [getRowId(row), row]));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const selectedIds = kept?.ids ?? chosen.map(getRowId);
  const select = (ids: readonly string[]) => {
    setChosen(rowsOf(ids));
    kept?.onChange(ids);
  };
  const pageIds = rows.map(getRowId);
  const ticked = pageIds.filter((id) => selectedIds.includes(id)).length;
  const isWhole = ticked > 0 && ticked === pageIds.length;
  const without = (ids: readonly string[]) => selectedIds.filter((id) => !ids.includes(id));
  return {
    selectedIds,
    selectedRows: rowsOf(selectedIds),
    ticks: isWhole ? 'all' : ticked > 0 ? 'some' : 'none',
    toggleRow: (id) => select(selectedIds.includes(id) ? without([id]) : [...selectedIds, id]),
    togglePage: () => select([...without(pageIds), ...(isWhole ? [] : pageIds)]),
    clearSelection: () => select([]),
  };
}

/** The reader's order and choice of columns, kept per table on this device. */
function useColumnLayout<Row>(tableId: string, columns: readonly TableColumn<Row>[]) {
  const [chosen, setChosen] = useState(() => findStoredLayout(tableId));
  const layout = chosen ? reconcileLayout(columns, chosen) : getDefaultLayout(columns);
  return {
    layout,
    setLayout: (next: ColumnLayout) => {
      setChosen(next);
      storeLayout(tableId, next);
    },
    resetLayout: () => {
      setChosen(undefined);
      storeLayout(tableId, null);
    },
  };
}

const PREFIX = 'parterre.table.';

/** The layout kept on this device; nothing when there is none, it is broken, or storage is blocked. */
function findStoredLayout(tableId: string): ColumnLayout | undefined {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(PREFIX + tableId) ?? 'null');
    return isLayout(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** null forgets it. Blocked or full storage loses the choice, never the page. */
function storeLayout(tableId: string, layout: ColumnLayout | null): void {
  try {
    if (layout === null) localStorage.removeItem(PREFIX + tableId);
    else localStorage.setItem(PREFIX + tableId, JSON.stringify(layout));
  } catch {
    return;
  }
}

function isLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('hidden' in value)) return false;
  return isTextList(value.order) && isTextList(value.hidden);
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
