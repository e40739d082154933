import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from './columns/table-column.ts';
import { isInRow, isOnControl, walkRows } from './row-keys.ts';
import { RowCheckbox } from './selection/row-checkbox.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface DataRowProps<Row> {
  model: DataTableModel<Row>;
  id: string;
  row: Row;
  columns: readonly TableColumn<Row>[];
  isTabStop: boolean;
  onFocus: (id: string) => void;
  onOpenRow: ((row: Row) => void) | undefined;
}

/** Arrow keys, Home and End move; Enter opens; Space selects. A click opens and never selects. */
export function DataRow<Row>({ model, id, row, columns, isTabStop, onFocus, onOpenRow }: DataRowProps<Row>) {
  const { t } = useTranslation('kit');
  const { canSelect, getRowLabel } = model.options;
  const isSelected = model.selectedIds.includes(id);
  const handleKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (walkRows(event.currentTarget, event.key)) event.preventDefault();
    else if (event.key === 'Enter' && onOpenRow) {
      event.preventDefault();
      onOpenRow(row);
    } else if (event.key === ' ' && canSelect) {
      event.preventDefault();
      model.toggleRow(id);
    }
  };
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!onOpenRow || !isInRow(event) || isOnControl(event.target)) return;
    if (!document.getSelection()?.toString()) onOpenRow(row);
  };
  return (
    <tr
      data-opens={onOpenRow ? '' : undefined}
      data-row-id={id}
      data-selected={isSelected ? '' : undefined}
      onClick={handleClick}
      onFocus={() => onFocus(id)}
      onKeyDown={handleKey}
      tabIndex={isTabStop ? 0 : -1}
    >
      {canSelect && (
        <td>
          <RowCheckbox
            isTabStop={isTabStop}
            label={t('tables.selectRow', { row: getRowLabel(row) })}
            onToggle={() => model.toggleRow(id)}
            state={isSelected ? 'all' : 'none'}
          />
        </td>
      )}
      {columns.map((column) => (
        <td data-align={column.align} key={column.id}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
