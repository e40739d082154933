import type { Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from './columns/table-column.ts';
import { isInRow, isOnControl, walkRows } from './row-keys.ts';
import { RowCheckbox } from './selection/row-checkbox.tsx';
import type { DataTableModel } from './use-data-table.ts';

interface DataRowProps<Row> {
  model: DataTableModel<Row>;
  row: TableRow<Row>;
  columns: readonly TableColumn<Row>[];
  isTabStop: boolean;
  onFocus: (id: string) => void;
  onOpenRow: ((row: Row) => void) | undefined;
}

/** Arrow keys, Home and End walk; Enter opens; Space ticks. A click opens and never ticks. */
export function DataRow<Row>({ model, row, columns, isTabStop, onFocus, onOpenRow }: DataRowProps<Row>) {
  const { t } = useTranslation('kit');
  const { canSelect, getRowLabel } = model.options;
  const hearKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (walkRows(event.currentTarget, event.key)) event.preventDefault();
    else if (event.key === 'Enter' && onOpenRow) {
      event.preventDefault();
      onOpenRow(row.original);
    } else if (event.key === ' ' && canSelect) {
      event.preventDefault();
      row.toggleSelected();
    }
  };
  const hearClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!onOpenRow || !isInRow(event) || isOnControl(event.target)) return;
    if (!document.getSelection()?.toString()) onOpenRow(row.original);
  };
  return (
    <tr
      data-opens={onOpenRow ? '' : undefined}
      data-row-id={row.id}
      data-selected={row.getIsSelected() ? '' : undefined}
      onClick={hearClick}
      onFocus={() => onFocus(row.id)}
      onKeyDown={hearKey}
      tabIndex={isTabStop ? 0 : -1}
    >
      {canSelect && (
        <td>
          <RowCheckbox
            isTabStop={isTabStop}
            label={t('tables.selectRow', { row: getRowLabel(row.original) })}
            onToggle={() => row.toggleSelected()}
            state={row.getIsSelected() ? 'all' : 'none'}
          />
        </td>
      )}
      {columns.map((column) => (
        <td data-align={column.align} key={column.id}>
          {column.cell(row.original)}
        </td>
      ))}
    </tr>
  );
}
