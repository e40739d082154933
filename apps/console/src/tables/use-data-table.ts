import {
  type ColumnDef,
  getCoreRowModel,
  type RowSelectionState,
  type Table,
  useReactTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { applyLayout } from './columns/column-layout.ts';
import type { TableColumn } from './columns/table-column.ts';
import { useColumnLayout } from './columns/use-column-layout.ts';

export interface TableSort {
  /** One of the columns' `sortValue`. */
  value: string;
  isDescending: boolean;
}

export interface DataTableOptions<Row> {
  /** Names the stored choice of columns. */
  id: string;
  /** Keep the array the same between renders. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, in the server's order. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Names a row to those who cannot see it: 'Select Mahler: Symphony No. 5'. */
  getRowLabel: (row: Row) => string;
  sort?: TableSort;
  onSort?: (sortValue: string) => void;
  canSelect?: boolean;
}

export interface DataTableModel<Row> {
  options: DataTableOptions<Row>;
  table: Table<Row>;
  /** Columns the reader left shown, in the chosen order. */
  shownColumns: TableColumn<Row>[];
  columnLayout: ReturnType<typeof useColumnLayout<Row>>;
  /** Ids of ticked rows, also of other pages. */
  selectedIds: string[];
  clearSelection: () => void;
}

/** The state of one table whose rows, order and filters come from the server. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, getRowId, sort, canSelect = false } = options;
  const columnLayout = useColumnLayout(options.id, columns);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorted = columns.find((column) => column.sortValue !== undefined && column.sortValue === sort?.value);
  const table = useReactTable({
    data,
    columns: definitions,
    getRowId: (row) => getRowId(row),
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    manualFiltering: true,
    enableRowSelection: canSelect,
    onRowSelectionChange: setRowSelection,
    state: { rowSelection, sorting: sorted ? [{ id: sorted.id, desc: sort?.isDescending ?? false }] : [] },
  });
  return {
    options,
    table,
    shownColumns: applyLayout(columns, columnLayout.layout),
    columnLayout,
    selectedIds: Object.keys(rowSelection).filter((id) => rowSelection[id]),
    clearSelection: () => setRowSelection({}),
  };
}

const toDefinition = <Row>(column: TableColumn<Row>): ColumnDef<Row> => ({
  id: column.id,
  header: column.header,
  accessorFn: (row) => column.exportValue?.(row),
  enableSorting: column.sortValue !== undefined,
});
