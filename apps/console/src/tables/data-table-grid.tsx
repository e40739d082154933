import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { LOOK } from '#brands/look.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { shareWidth } from './columns/fit-columns.ts';
import type { TableColumn } from './columns/table-column.ts';
import { DataRow } from './data-row.tsx';
import { TableHeadRow } from './table-head-row.tsx';
import {
  CHECKBOX_WIDTH_PX,
  ROW_HEIGHTS_PX,
  SKELETON_IDS,
  type TableDensity,
  type TableStatus,
} from './table-status.ts';
import type { DataTableModel } from './use-data-table.ts';

interface DataTableGridProps<Row> {
  model: DataTableModel<Row>;
  columns: readonly TableColumn<Row>[];
  /** The space for the columns; infinite until measured. */
  widthPx: number;
  caption: string;
  status: TableStatus;
  density: TableDensity;
  onOpenRow: ((row: Row) => void) | undefined;
}

/** A semantic table. One row is the tab stop; arrow keys move from there. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { model, columns, widthPx, caption, status, density, onOpenRow } = props;
  const { rows, getRowId } = model.options;
  const shownRows = rows.map((row) => ({ id: getRowId(row), row }));
  const [activeId, setActiveId] = useState<string>();
  const stopId = shownRows.some(({ id }) => id === activeId) ? activeId : shownRows[0]?.id;
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
        {shownRows.map(({ id, row }) => (
          <DataRow
            columns={columns}
            id={id}
            isTabStop={id === stopId}
            key={id}
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

/** Widths that look like words, constant across renders. */
const WIDTHS = ['70%', '55%', '80%', '62%', '48%'];

function SkeletonRows({ columnIds }: { columnIds: readonly string[] }) {
  return SKELETON_IDS.map((rowId, row) => (
    <tr key={rowId}>
      {columnIds.map((columnId, column) => (
        <td key={columnId}>
          <Skeleton height={12} variant="rounded" width={WIDTHS[(row + column) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}

/** The top of the sticky head; a surrounding frame may set it to the height of its own bar. */
const STICKY_TOP = 'var(--app-sticky-top, 0px)';

function getTableLook(density: TableDensity, isWaiting: boolean) {
  const edgePx = density === 'board' ? 12 : 16;
  const bleedPx = density === 'board' ? 12 : 0;
  return {
    width: `calc(100% + ${2 * bleedPx}px)`,
    mx: `${-bleedPx}px`,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 13,
    lineHeight: density === 'plain' ? '20px' : '18px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      px: 1,
      borderBottom: `1px solid ${LOOK.line}`,
      textAlign: 'left',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type, & td:first-of-type': { pl: `${edgePx}px` },
    '& th:last-of-type, & td:last-of-type': { pr: `${edgePx}px` },
    '& [data-align=end]': { textAlign: 'right' },
    '& thead th': {
      position: 'sticky',
      top: STICKY_TOP,
      zIndex: 2,
      height: density === 'board' ? 36 : 32,
      bgcolor: density === 'board' ? LOOK.canvas : LOOK.surface,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 'fontWeightMedium',
      color: LOOK.text3,
    },
    '& tbody td': {
      height: ROW_HEIGHTS_PX[density],
      py: 0,
      transition: 'opacity 100ms 100ms',
      opacity: isWaiting ? 0.6 : 1,
    },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody tr:hover td': { bgcolor: LOOK.hover },
    '& tbody tr[data-selected] td': { bgcolor: LOOK.primarySoft },
    '& tbody tr:focus-visible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: -2 },
  };
}
