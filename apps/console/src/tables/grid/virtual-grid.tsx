import Box from '@mui/material/Box';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TableMessage } from '../table-message.tsx';
import { ROW_HEIGHTS_PX } from '../table-status.ts';
import type { GridColumn } from './grid-column.ts';
import { GridHead } from './grid-head.tsx';
import { GRID_LOOK, getMinWidthPx, getTemplate, HEAD_HEIGHT_PX } from './grid-look.ts';
import { GridRow } from './grid-row.tsx';
import { useGridControl } from './use-grid-control.ts';

export interface VirtualGridProps {
  /** Names the grid to those who cannot see it. */
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  /** Indices of selected rows. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** Enter or a double click on a row. */
  onActivate?: (rowIndex: number) => void;
}

/** A grid of any number of rows of which only those in view exist; fills the height it is given. */
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
    // The active row always exists, because the grid names its cell as the active descendant.
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
