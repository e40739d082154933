export {
  type ChosenColumns,
  type ColumnNames,
  type ColumnPlaces,
  describeTable,
  matchColumns,
  type ShapedTable,
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
export { shapeTable } from './shape-table.ts';
export { chooseCsvForm, writeCsvLine } from './write-csv-line.ts';
