import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { KeyboardEvent, ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import type { TableColumn } from './columns/table-column.ts';
import { isInRow, isOnControl, walkRows } from './row-keys.ts';
import { SKELETON_IDS, type TableStatus } from './table-status.ts';
import type { DataTableModel } from './use-data-table.ts';

interface TableCardsProps<Row> {
  model: DataTableModel<Row>;
  columns: readonly TableColumn<Row>[];
  status: TableStatus;
  onOpenRow: ((row: Row) => void) | undefined;
  renderCard: ((row: Row) => ReactNode) | undefined;
}

/** Without selection, because bulk actions need the table. */
export function TableCards<Row>({ model, columns, status, onOpenRow, renderCard }: TableCardsProps<Row>) {
  const { getRowId, rows } = model.options;
  const handleKey = (event: KeyboardEvent<HTMLElement>, row: Row) => {
    if (event.target !== event.currentTarget) return;
    if (walkRows(event.currentTarget, event.key)) event.preventDefault();
    else if (event.key === 'Enter') onOpenRow?.(row);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mx: -2 }}>
      {status.kind === 'loading' && rows.length === 0 && <SkeletonCards />}
      {rows.map((row) => (
        <Box
          component="li"
          data-row-id={getRowId(row)}
          key={getRowId(row)}
          onClick={(event) => {
            if (isInRow(event) && !isOnControl(event.target)) onOpenRow?.(row);
          }}
          onKeyDown={(event) => handleKey(event, row)}
          sx={CARD_LOOK}
          tabIndex={onOpenRow ? 0 : undefined}
        >
          {renderCard ? renderCard(row) : <PlainCard columns={columns} row={row} />}
        </Box>
      ))}
    </Box>
  );
}

function PlainCard<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)', gap: '4px 12px', m: 0 }}
    >
      {columns.map((column) => (
        <Box key={column.id} sx={{ display: 'contents', '& dt': { color: LOOK.text3 }, '& dd': { m: 0, minWidth: 0 } }}>
          <Box component="dt" sx={column.isHeaderHidden ? VISUALLY_HIDDEN : undefined}>
            {column.header}
          </Box>
          <Box component="dd" sx={column.isHeaderHidden ? { gridColumn: '1 / -1', justifySelf: 'end' } : undefined}>
            {column.cell(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function SkeletonCards() {
  return SKELETON_IDS.map((id) => (
    <Box aria-hidden="true" component="li" key={id} sx={{ ...CARD_LOOK, display: 'grid', gap: 1 }}>
      <Skeleton height={14} variant="rounded" width="65%" />
      <Skeleton height={12} variant="rounded" width="40%" />
    </Box>
  ));
}

const CARD_LOOK = {
  px: 2,
  py: 1.75,
  borderBottom: `1px solid ${LOOK.line}`,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: -2 },
};
