import Box from '@mui/material/Box';
import { useState } from 'react';
import { shareWidth } from './columns/share-width.ts';
import type { TableColumn } from './columns/table-column.ts';
import { DataRow } from './data-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHeadRow } from './table-head-row.tsx';
import { getTableLook } from './table-look.ts';
import { CHECKBOX_WIDTH_PX, type TableDensity, type TableStatus } from './table-status.ts';
import type { DataTableModel } from './use-data-table.ts';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

interface DataTableGridProps<Row> {
  model: DataTableModel<Row>;
  columns: readonly TableColumn<Row>[];
  /** The room for the columns; infinite until it is known. */
  widthPx: number;
  caption: string;
  status: TableStatus;
  density: TableDensity;
  onOpenRow: ((row: Row) => void) | undefined;
}

/** The semantic table. One row is a stop of the Tab key; the arrow keys walk from there. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { model, columns, widthPx, caption, status, density, onOpenRow } = props;
  const rows = status.kind === 'failed' ? [] : model.table.getRowModel().rows;
  const [activeId, setActiveId] = useState<string>();
  const stopId = rows.some((row) => row.id === activeId) ? activeId : rows[0]?.id;
  const isSkeleton = status.kind === 'loading' && rows.length === 0;
  const canSelect = model.options.canSelect === true;
  const widths = shareWidth(columns, widthPx);
  return (
    <Box component="table" sx={getTableLook(density, status.kind === 'loading')}>
      <Box component="caption" sx={VISUALLY_HIDDEN}>
        {caption}
      </Box>
      <colgroup>
        {canSelect && <col style={{ width: CHECKBOX_WIDTH_PX }} />}
        {columns.map((column, index) => (
          <col key={column.id} style={{ width: widths[index] }} />
        ))}
      </colgroup>
      <thead>
        <TableHeadRow columns={columns} model={model} />
      </thead>
      <tbody>
        {isSkeleton && (
          <SkeletonRows columnIds={[...(canSelect ? ['checkbox'] : []), ...columns.map((column) => column.id)]} />
        )}
        {rows.map((row) => (
          <DataRow
            columns={columns}
            isTabStop={row.id === stopId}
            key={row.id}
            model={model}
            onFocus={setActiveId}
            onOpenRow={onOpenRow}
            row={row}
          />
        ))}
      </tbody>
    </Box>
  );
}
