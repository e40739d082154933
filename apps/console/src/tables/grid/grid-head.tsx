import Box from '@mui/material/Box';
import type { GridColumn } from './grid-column.ts';
import { GridElement } from './grid-element.ts';
import { GRID_HEAD_LOOK, getMinWidthPx } from './grid-look.ts';

export function GridHead({ columns, template }: { columns: readonly GridColumn[]; template: string }) {
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
