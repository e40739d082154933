import { styled } from '@mui/material/styles';
import type { GridColumn } from '../columns/table-column.ts';
import type { GridControl } from './use-grid-control.ts';

interface GridRowProps {
  gridId: string;
  columns: readonly GridColumn[];
  place: { index: number; topPx: number; template: string };
  /** The column of the active cell; undefined outside of the active row. */
  activeColumn: number | undefined;
  isSelected: boolean;
  control: GridControl;
}

export function GridRow({ gridId, columns, place, activeColumn, isSelected, control }: GridRowProps) {
  const { index, topPx, template } = place;
  return (
    <GridElement
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-index={index}
      onDoubleClick={() => control.activate(index)}
      style={{
        position: 'absolute',
        top: 0,
        left: 0,
        right: 0,
        transform: `translateY(${topPx}px)`,
        gridTemplateColumns: template,
      }}
    >
      {columns.map((column, columnIndex) => (
        <GridElement
          role="gridcell"
          aria-colindex={columnIndex + 1}
          data-active={columnIndex === activeColumn ? '' : undefined}
          data-align={column.align}
          id={`${gridId}-${index}-${columnIndex}`}
          key={column.id}
          onMouseDown={(event) => control.hearPress(event, { row: index, column: columnIndex })}
        >
          {column.cell(index)}
        </GridElement>
      ))}
    </GridElement>
  );
}

/** A row or cell of the grid. Rows are positioned freely, which table elements do not allow. */
export const GridElement = styled('div')({});
