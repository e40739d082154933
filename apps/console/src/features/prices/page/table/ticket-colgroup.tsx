import type { Price } from '@parterre/contract/prices';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { CHECKBOX_PX, HANDLE_PX } from './ticket-table-look.ts';

interface TicketColgroupProps {
  columns: readonly TableColumn<Price>[];
  hasHandle: boolean;
}

/** The same widths in every table of the page, so that the columns stand under each other. */
export function TicketColgroup({ columns, hasHandle }: TicketColgroupProps) {
  return (
    <colgroup>
      <col style={{ width: CHECKBOX_PX }} />
      {columns.map((column) => (
        <col key={column.id} style={{ width: column.grow ? undefined : column.widthPx }} />
      ))}
      {hasHandle && <col style={{ width: HANDLE_PX }} />}
    </colgroup>
  );
}
