import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Column } from './columns/table-column.ts';
import { TABLE_LOOK } from './plain-table-look.ts';
import { VISUALLY_HIDDEN } from './visually-hidden.ts';

export interface PlainColumn<Row> extends Column<Row> {
  /** Its cells name their rows. */
  isName?: boolean;
  /** Only screen readers get the heading. */
  isHeaderHidden?: boolean;
  /** Stands under the heading. */
  note?: ReactNode;
  /** The least window that has room for it; left out, the column always stays. */
  from?: 'sm' | 'lg';
  width?: number | string;
  /** What the last line adds up; a table has one when a column has. */
  foot?: ReactNode;
}

interface RowLook<Row> {
  /** A heading across the table above a row that begins a part of it. */
  above?: (row: Row) => ReactNode;
  /** What was opened under a row, across the table. */
  below?: (row: Row) => ReactNode;
  isSum?: (row: Row) => boolean;
}

interface PlainTableProps<Row> {
  /** Names the table: to those who cannot see it, or to all. */
  caption: string | { shown: string };
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  /** What differs from row to row. */
  rowLook?: RowLook<Row>;
  /** Fills a card from edge to edge, stands in a text from margin to margin, or has days for cells. */
  look: 'card' | 'text' | 'calendar';
  /** Scrolls by itself, sideways where it is wide and down where it is higher than `maxHeightPx`. */
  scroll?: { maxHeightPx?: number };
}

/** A small table whose rows are all here: nothing to sort or to page. */
export function PlainTable<Row>({ scroll, ...props }: PlainTableProps<Row>) {
  const { columns, rows, look } = props;
  const isShown = typeof props.caption === 'object';
  const caption = typeof props.caption === 'object' ? props.caption.shown : props.caption;
  const table = (
    <Box aria-label={caption} component="table" data-look={look} sx={TABLE_LOOK}>
      {isShown && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell column={column} key={column.id} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Lines key={props.getRowId(row)} of={props} row={row} />
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <BodyCell column={column} key={column.id}>
                {column.foot}
              </BodyCell>
            ))}
          </tr>
        </tfoot>
      )}
    </Box>
  );
  if (!scroll) return table;
  return (
    <Box aria-label={caption} role="group" sx={{ maxHeight: scroll.maxHeightPx, overflow: 'auto' }} tabIndex={0}>
      {table}
    </Box>
  );
}

function HeadCell<Row>({ column }: { column: PlainColumn<Row> }) {
  const { header, isHeaderHidden, note, align, from, width } = column;
  return (
    <th data-align={align} data-from={from} scope="col" style={{ width }}>
      {isHeaderHidden ? (
        <Box sx={{ position: 'relative' }}>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {header}
          </Box>
        </Box>
      ) : (
        header
      )}
      {note !== undefined && <Box sx={{ fontWeight: 400, color: 'text.primary' }}>{note}</Box>}
    </th>
  );
}

function Lines<Row>({ row, of }: { row: Row; of: Omit<PlainTableProps<Row>, 'scroll'> }) {
  const { columns, rowLook: { above, below, isSum } = {} } = of;
  const heading = above?.(row);
  const opened = below?.(row);
  return (
    <>
      {heading && (
        <tr>
          <th colSpan={columns.length} data-part="" scope="colgroup">
            {heading}
          </th>
        </tr>
      )}
      <tr data-sum={isSum?.(row) ? '' : undefined}>
        {columns.map((column) => (
          <BodyCell column={column} key={column.id}>
            {column.cell(row)}
          </BodyCell>
        ))}
      </tr>
      {opened && (
        <tr>
          <td colSpan={columns.length}>{opened}</td>
        </tr>
      )}
    </>
  );
}

function BodyCell<Row>({ column, children }: { column: PlainColumn<Row>; children: ReactNode }) {
  const place = { 'data-align': column.align, 'data-from': column.from };
  return column.isName ? (
    <th scope="row" {...place}>
      {children}
    </th>
  ) : (
    <td {...place}>{children}</td>
  );
}
