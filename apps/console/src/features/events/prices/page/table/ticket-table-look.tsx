import type { Price } from '@parterre/contract/prices';
import { LOOK } from '#brands/look.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';

/** Rows of 36 px with columns that align from card to card. */
export const TICKET_TABLE_LOOK = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 36,
    px: 1,
    textAlign: 'left',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: `1px solid ${LOOK.line}`,
  },
  '& th:first-of-type, & td:first-of-type': { pl: 2 },
  '& tbody th[scope=row]': { pl: '8px !important' },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& [data-align=end]': { textAlign: 'right' },
  '& td[data-handle]': { textOverflow: 'clip' },
  '& thead th': { height: 32, typography: 'columnHead', color: LOOK.text3 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr:hover > *': { bgcolor: LOOK.hover },
  '& tbody tr[data-selected] > *': { bgcolor: LOOK.primarySoft },
  '& tbody tr:focus-visible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: -2 },
};

export const CHECKBOX_PX = 44;
/** Fits the grip and the two step buttons. */
export const HANDLE_PX = 104;

interface TicketColgroupProps {
  columns: readonly TableColumn<Price>[];
  hasHandle: boolean;
}

/** Sets the same widths in every table of the page, so that the columns align. */
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
