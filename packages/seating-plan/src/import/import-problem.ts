import type { PlanPlace, PlanProblemCode } from '../plan-problem.ts';

/** Codes which refuse a file. */
export type ImportErrorCode =
  | 'SEAT_PLAN_PARSING'
  | 'FORMAT_UNKNOWN'
  | 'FORMAT_NOT_READ'
  | 'FILE_TOO_LARGE'
  | 'TOO_MANY_SEATS'
  | 'PLAN_EMPTY'
  | 'SEATS_WITHOUT_LABELS'
  | 'DRAWING_WITHOUT_SEATS'
  | 'CSV_COLUMNS_MISSING'
  | 'ROW_LABEL_REPEATS';

/** Codes which say what the import did beyond copying. */
export type ImportNoticeCode =
  | 'POSITIONS_ARRANGED'
  | 'BLOCKS_SPLIT'
  | 'FLOORS_SPREAD'
  | 'SEATS_WITHOUT_CATEGORY'
  | 'CATEGORY_UNUSED'
  | 'CATEGORY_ADDED'
  | 'STAGE_ASSUMED'
  | 'ROWS_ASSUMED'
  | 'STATES_LEFT_OUT'
  | 'GENERAL_ADMISSION_KEPT_AS_STANDING'
  | 'TABLE_BOOKED_AS_A_WHOLE'
  | 'SECTION_WITHOUT_SEATS'
  | 'DRAWING_LEFT_OUT'
  | 'VERSION_UNTRIED'
  | 'SEATS_ON_ONE_POINT'
  | 'CSV_WORDS_NOT_READ'
  | 'ENCODING_ASSUMED';

export interface ImportProblem {
  readonly severity: 'error' | 'warning';
  readonly code: PlanProblemCode | ImportErrorCode | ImportNoticeCode;
  /** In the plan, when there is one. */
  readonly place?: PlanPlace;
  /** In the file: line and column count from 1, path is a JSON path such as `zones[0].rows[2]`. */
  readonly source?: { readonly line?: number; readonly column?: number; readonly path?: string };
  readonly values?: Readonly<Record<string, string | number>>;
  /** Importing again with `repeatedRows: 'split-blocks'` mends it. */
  readonly canSplit?: boolean;
}

export function createNotice(code: ImportNoticeCode, values: ImportProblem['values']): ImportProblem {
  return { severity: 'warning', code, values };
}
