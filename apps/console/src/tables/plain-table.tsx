import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import type { Column } from './columns/table-column.ts';
import { TABLE_LOOK } from './plain-table-look.ts';

export interface PlainColumn<Row> extends Column<Row> {
  /** Renders the cells as row headings. */
  isName?: boolean;
  /** Hides the heading visually; screen readers still read it. */
  isHeaderHidden?: boolean;
  /** Shown below the heading. */
  note?: ReactNode;
  /** The smallest breakpoint with space for it; undefined for always. */
  from?: 'sm' | 'lg';
  width?: number | string;
  /** The sum in the last row, which exists if any column has one. */
  foot?: ReactNode;
}

interface RowLook<Row> {
  /** Returns a heading above a row that starts a section. */
  above?: (row: Row) => ReactNode;
  /** Returns details below a row, across the table. */
  below?: (row: Row) => ReactNode;
  isSum?: (row: Row) => boolean;
}

interface PlainTableProps<Row> {
  /** The table's name, for screen readers only or visible. */
  caption: string | { shown: string };
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string | number;
  /** Properties of single rows. */
  rowLook?: RowLook<Row>;
  /** `card` fills a card edge to edge, `text` aligns with the text around, `calendar` has days as cells. */
  look: 'card' | 'text' | 'calendar';
  /** Scrolls sideways if too wide, and down if higher than `maxHeightPx`. */
  scroll?: { maxHeightPx?: number };
}

/** A small table with all its rows: no sorting, selection or pages. */
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
      {isHeaderHidden ? <HiddenHeading>{header}</HiddenHeading> : header}
      {note !== undefined && <Box sx={{ fontWeight: 400, color: 'text.primary' }}>{note}</Box>}
    </th>
  );
}

/** Keeps the heading where it stands, so that a table that scrolls does not grow. */
export function HiddenHeading({ children }: { children: string }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {children}
      </Box>
    </Box>
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
