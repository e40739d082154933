export {
  type ChosenColumns,
  type ColumnNames,
  type ColumnPlaces,
  columnLetter,
  describeTable,
  matchColumns,
  nameHeadings,
  type TableHead,
} from './columns.ts';
export { decodeText, isWorkbook } from './decode-text.ts';
export { guardCell, unguardCell } from './guard-cell.ts';
export {
  type OpenTable,
  openTable,
  TABLE_COLUMNS_MAX,
  TABLE_FAULTS,
  TableFault,
  type TableFaultCode,
  toTableFault,
} from './open-table.ts';
