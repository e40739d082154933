import Box from '@mui/material/Box';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import type { GridColumn } from '../columns/table-column.ts';
import { TableMessage } from '../table-message.tsx';
import { ROW_HEIGHTS_PX } from '../table-status.ts';
import { GridElement, GridRow } from './grid-row.tsx';
import { useGridControl } from './use-grid-control.ts';

export interface VirtualGridProps {
  /** The grid's name for screen readers. */
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  /** Indices of the selected rows. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** Called by Enter or a double click on a row. */
  onActivate?: (rowIndex: number) => void;
}

/** A grid of any number of rows that renders only the visible ones; fills its container's height. */
export function VirtualGrid({ label, columns, rowCount, selected, onSelect, onActivate }: VirtualGridProps) {
  const { t } = useTranslation('kit');
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const control = useGridControl({ rowCount, columnCount: columns.length, selected, onSelect, onActivate });
  const { active } = control;
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHTS_PX.plain,
    overscan: 8,
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    // Always renders the active row, because its cell is the active descendant.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])].filter((row) => row < rowCount).sort((a, b) => a - b),
  });
  const pageRows = Math.max(1, Math.floor((frame.current?.clientHeight || 600) / ROW_HEIGHTS_PX.plain) - 2);
  const template = getTemplate(columns);
  return (
    <Box
      aria-activedescendant={rowCount > 0 ? `${gridId}-${active.row}-${active.column}` : undefined}
      aria-colcount={columns.length}
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={rowCount + 1}
      onPointerDown={control.hearPointer}
      onKeyDown={(event) => control.hearKey(event, pageRows, (row) => virtualizer.scrollToIndex(row))}
      ref={frame}
      role="grid"
      sx={GRID_LOOK}
      tabIndex={0}
    >
      <GridHead columns={columns} template={template} />
      <Box
        role="rowgroup"
        style={{ height: virtualizer.getTotalSize(), minWidth: getMinWidthPx(columns) }}
        sx={{ position: 'relative' }}
      >
        {virtualizer.getVirtualItems().map((item) => (
          <GridRow
            activeColumn={item.index === active.row ? active.column : undefined}
            columns={columns}
            control={control}
            gridId={gridId}
            isSelected={selected.has(item.index)}
            key={item.key}
            place={{ index: item.index, topPx: item.start - HEAD_HEIGHT_PX, template }}
          />
        ))}
      </Box>
      {rowCount === 0 && <TableMessage>{t('tables.noRows')}</TableMessage>}
    </Box>
  );
}

function GridHead({ columns, template }: { columns: readonly GridColumn[]; template: string }) {
  return (
    <Box role="rowgroup" style={{ minWidth: getMinWidthPx(columns) }} sx={GRID_HEAD_LOOK}>
      <GridElement role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {columns.map((column, index) => (
          <GridElement role="columnheader" aria-colindex={index + 1} data-align={column.align} key={column.id}>
            {column.header}
          </GridElement>
        ))}
      </GridElement>
    </Box>
  );
}

/** The sticky head with its border. */
const HEAD_HEIGHT_PX = 33;

const getTemplate = (columns: readonly GridColumn[]): string =>
  columns.map(({ widthPx, grow }) => (grow ? `minmax(${widthPx}px, ${grow}fr)` : `${widthPx}px`)).join(' ');

/** Gives head and rows the same width; otherwise each row would size its columns by its own content. */
const getMinWidthPx = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, 0);

const GRID_LOOK = {
  height: '100%',
  overflow: 'auto',
  contain: 'strict',
  bgcolor: LOOK.surface,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 'none' },
  '& [role=row]': {
    display: 'grid',
    alignItems: 'center',
    borderBottom: `1px solid ${LOOK.line}`,
  },
  '& [role=gridcell], & [role=columnheader]': {
    px: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-align=end]': { textAlign: 'right' },
  '& [role=columnheader]': { fontSize: 12, fontWeight: 'fontWeightMedium', color: LOOK.text3, lineHeight: '32px' },
  '& [role=gridcell]': { lineHeight: '35px', height: 35 },
  '& [role=row][data-index]:hover': { bgcolor: LOOK.hover },
  '& [role=row][data-index][aria-selected=true]': { bgcolor: LOOK.primarySoft },
  '&:focus-visible [data-active]': { boxShadow: `inset 0 0 0 2px ${LOOK.focus}`, borderRadius: '4px' },
};

const GRID_HEAD_LOOK = { position: 'sticky', top: 0, zIndex: 1, bgcolor: LOOK.surface };
