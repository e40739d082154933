import {
  type ChosenColumns,
  type ColumnNames,
  type ColumnPlaces,
  matchColumns,
} from '@parterre/seating-plan/table-file';
import { invalidField } from '../errors.ts';

/** Finds our columns among the headings. Throws INVALID naming the column that the caller says is where it is not. */
export function findColumns<Column extends string>(
  headings: readonly string[],
  names: ColumnNames<Column>,
  chosen: ChosenColumns<Column>,
): ColumnPlaces<Column> {
  const { places, unknown } = matchColumns(headings, names, chosen);
  const [first] = unknown;
  if (first !== undefined) throw invalidField(first, 'fileColumn');
  return places;
}
