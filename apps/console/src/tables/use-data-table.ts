import { useState } from 'react';
import { keepOnDevice, readKept } from '#api/device/device-storage.ts';
import { applyLayout, type ColumnLayout, getDefaultLayout, reconcileLayout } from './columns/column-layout.ts';
import type { TableColumn } from './columns/table-column.ts';

export interface TableSort {
  /** One of the columns' `sortValue`. */
  value: string;
  isDescending: boolean;
}

export interface RowsAnswer {
  /** Another text for another page, order or filter. */
  request: string;
  /** How many rows all pages have. */
  count: number;
}

export interface DataTableOptions<Row> {
  /** The key under which the user's columns are stored on this device; changing it loses them. */
  id: string;
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in the server's order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names a row for screen readers: 'Select Mahler: Symphony No. 5'. */
  getRowLabel: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sortValue: string) => void;
  canSelect?: boolean;
  /** The answer that the rows are from, so that those deleted since are no longer selected; undefined while one loads. */
  answer?: RowsAnswer | undefined;
  /** The selection, if the caller keeps it; by default the table does. */
  selection?: { ids: readonly string[]; onChange: (ids: readonly string[]) => void };
}

export interface DataTableModel<Row> extends RowSelection<Row> {
  options: DataTableOptions<Row>;
  /** The columns the user has not hidden, in their order; the table fits its width from them. */
  shownColumns: TableColumn<Row>[];
  columnLayout: ReturnType<typeof useColumnLayout<Row>>;
}

interface RowSelection<Row> {
  /** Ids of the selected rows, including those on other pages. */
  selectedIds: readonly string[];
  /** The selected rows as last shown. If the caller keeps the selection, only rows seen in this table. */
  selectedRows: readonly Row[];
  /** Tells whether none, some or all rows of this page are selected. */
  ticks: 'none' | 'some' | 'all';
  toggleRow: (id: string) => void;
  /** Selects the rows of this page, or deselects them if all are selected. */
  togglePage: () => void;
  clearSelection: () => void;
}

/** Rows, order and filters come from the server; this hook keeps only selection and column layout. */
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

function useRowSelection<Row>({ rows, getRowId, selection: kept, answer }: DataTableOptions<Row>): RowSelection<Row> {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const pageIds = rows.map(getRowId);
  const gone = useGoneRows(pageIds, answer);
  if (chosen.some((row) => gone.includes(getRowId(row))))
    setChosen(chosen.filter((row) => !gone.includes(getRowId(row))));
  const known = new Map([...chosen, ...rows].map((row) => [getRowId(row), row]));
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const selectedIds = kept?.ids ?? chosen.map(getRowId);
  const select = (ids: readonly string[]) => {
    setChosen(rowsOf(ids));
    kept?.onChange(ids);
  };
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

/**
 * Returns the rows that left their page when the same request was answered with fewer rows: they were deleted, or no
 * longer match the filter. A row that only moved to another page leaves the count as it was.
 */
function useGoneRows(pageIds: readonly string[], answer: RowsAnswer | undefined): readonly string[] {
  const [last, setLast] = useState({ request: '', count: 0, ids: pageIds });
  if (!answer) return [];
  const { request, count } = answer;
  if (request === last.request && count === last.count && String(pageIds) === String(last.ids)) return [];
  setLast({ request, count, ids: pageIds });
  return request === last.request && count < last.count ? last.ids.filter((id) => !pageIds.includes(id)) : [];
}

/** The user's order and choice of columns, stored per table on this device. */
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

/** Returns the stored layout; undefined if there is none, or it is invalid. */
function findStoredLayout(tableId: string): ColumnLayout | undefined {
  try {
    const parsed: unknown = JSON.parse(readKept(PREFIX + tableId) ?? 'null');
    return isLayout(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Null deletes it. */
function storeLayout(tableId: string, layout: ColumnLayout | null): void {
  keepOnDevice(PREFIX + tableId, layout && JSON.stringify(layout));
}

function isLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('hidden' in value)) return false;
  return isTextList(value.order) && isTextList(value.hidden);
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
