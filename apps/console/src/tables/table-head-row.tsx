import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';
import type { TableColumn } from './columns/table-column.ts';
import { HiddenHeading } from './plain-table.tsx';
import { RowCheckbox } from './selection/row-checkbox.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface TableHeadRowProps<Row> {
  model: DataTableModel<Row>;
  columns: readonly TableColumn<Row>[];
}

export function TableHeadRow<Row>({ model, columns }: TableHeadRowProps<Row>) {
  const { t } = useTranslation('kit');
  const { options, ticks, togglePage } = model;
  return (
    <tr>
      {options.canSelect && (
        <th scope="col">
          <RowCheckbox label={t('tables.selectAll')} onToggle={togglePage} state={ticks} />
        </th>
      )}
      {columns.map((column) => (
        <SortableHead column={column} key={column.id} model={model} />
      ))}
    </tr>
  );
}

function SortableHead<Row>({ column, model }: { column: TableColumn<Row>; model: DataTableModel<Row> }) {
  const { onSort, sort } = model.options;
  const { sortValue } = column;
  const isSorted = sortValue !== undefined && sortValue === sort?.value;
  const direction = sort?.isDescending ? 'descending' : 'ascending';
  return (
    <th aria-sort={isSorted ? direction : undefined} data-align={column.align} scope="col" title={column.header}>
      {sortValue !== undefined && onSort ? (
        <ButtonBase
          onClick={() => onSort(sortValue)}
          sx={{
            ...SORT_LOOK,
            color: isSorted ? LOOK.text : 'inherit',
            flexDirection: column.align === 'end' ? 'row-reverse' : 'row',
          }}
        >
          {column.header}
          <Box component="span" sx={{ display: 'inline-flex', visibility: isSorted ? 'visible' : 'hidden' }}>
            {isSorted && direction === 'descending' ? (
              <ChevronDownIcon sx={{ fontSize: 12 }} />
            ) : (
              <ChevronUpIcon sx={{ fontSize: 12 }} />
            )}
          </Box>
        </ButtonBase>
      ) : column.isHeaderHidden ? (
        <HiddenHeading>{column.header}</HiddenHeading>
      ) : (
        column.header
      )}
    </th>
  );
}

const SORT_LOOK = {
  font: 'inherit',
  gap: '2px',
  maxWidth: '100%',
  borderRadius: '4px',
  '&:hover': { color: LOOK.text },
  '&:hover > span, &:focus-visible > span': { visibility: 'visible' },
  '&:focus-visible': { outlineOffset: -2 },
};
