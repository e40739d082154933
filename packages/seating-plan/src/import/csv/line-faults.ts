import { PROBLEMS_PER_CODE_MAX } from '../../format/limits.ts';
import type { ColumnPlaces } from '../../table-file/index.ts';
import type { ImportProblem } from '../import-problem.ts';
import { PlanFault } from '../import-problem.ts';
import type { CsvTable } from './parse-csv.ts';
import type { CsvField } from './plan-columns.ts';

const NUMBER = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][+-]?\d+)?$/;

/** Collects the errors of all lines, so that the user can fix them in one go. */
export class LineFaults {
  readonly #table: CsvTable;
  readonly #fewestCells: number;
  readonly #found: { row: number; values: NonNullable<ImportProblem['values']> }[] = [];

  constructor(table: CsvTable, columns: ColumnPlaces<CsvField>) {
    this.#table = table;
    this.#fewestCells = 1 + Math.max(columns.get('row') ?? 0, columns.get('seat') ?? 0);
  }

  /**
   * True for a line with a cell under no heading, or without a cell for row or seat: it has a delimiter too many or too
   * few.
   */
  isUneven(cells: readonly string[], row: number): boolean {
    const { headings } = this.#table;
    const isLong = cells.slice(headings.length).some((cell) => cell.trim() !== '');
    if (!isLong && cells.length >= this.#fewestCells) return false;
    this.#note(row, { reason: 'cells', count: cells.length, wanted: headings.length });
    return true;
  }

  /** Returns null for a blank cell, and for one that is not a number, which is reported. */
  readNumber(cell: string, field: CsvField, row: number): number | null {
    if (cell === '') return null;
    const isDecimalPoint = this.#table.delimiter === ',';
    const value = NUMBER.test(cell) ? Number(isDecimalPoint ? cell : cell.replace(',', '.')) : Number.NaN;
    if (Number.isFinite(value)) return value;
    this.#note(row, { reason: 'number', field, found: cell.slice(0, 100) });
    return null;
  }

  throwIfAny(): void {
    if (this.#found.length === 0) return;
    const lines = this.#table.linesOf(this.#found.map(({ row }) => row));
    throw new PlanFault(
      this.#found.map(({ values }, index) => ({
        severity: 'error',
        code: 'SEAT_PLAN_PARSING',
        source: { line: lines[index] ?? 1 },
        values,
      })),
    );
  }

  #note(row: number, values: NonNullable<ImportProblem['values']>): void {
    if (this.#found.length < PROBLEMS_PER_CODE_MAX) this.#found.push({ row, values });
  }
}
