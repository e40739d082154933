import type { PlanPlace, PlanProblemCode } from '../format/plan-problem.ts';

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
  | 'VERSION_NOT_READ'
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
  | 'CSV_WORDS_NOT_READ'
  | 'CSV_COLUMNS_LEFT_OUT'
  | 'ENCODING_ASSUMED'
  | 'DETAILS_LEFT_OUT'
  | 'LABELS_COUNTED'
  | 'SEATS_UNNAMED'
  | 'SHAPES_WITHOUT_NAMES';

/** Codes which say that the file should be looked at before it is imported. */
export type ImportWarningCode = 'SEATS_MOSTLY_UNNAMED' | 'ID_ORDER_ASSUMED';

export interface ImportProblem {
  readonly severity: 'error' | 'warning';
  readonly code: PlanProblemCode | ImportErrorCode | ImportNoticeCode | ImportWarningCode;
  /** In the plan, when there is one. */
  readonly place?: PlanPlace;
  /** In the file: line and column count from 1, path is a JSON path such as `zones[0].rows[2]`. */
  readonly source?: { readonly line?: number; readonly column?: number; readonly path?: string };
  readonly values?: Readonly<Record<string, string | number>>;
  /** Importing again with `repeatedRows: 'split-blocks'` mends it. */
  readonly canSplit?: boolean;
}

/** What a plan has no field for. */
type LeftOutDetail =
  | 'hiddenSeats'
  | 'markedSeats'
  | 'standingCategories'
  | 'zones'
  | 'focalPoints'
  | 'entrances'
  | 'displayLabels';

/** How many of a kind were left out, and of what: names until the sentence is full, then how many more there are. */
export function noteLeftOut(what: LeftOutDetail, count: number, names: readonly string[]): ImportProblem[] {
  if (count === 0) return [];
  const told = [...new Set(names.filter((name) => name !== ''))];
  const shown = told.slice(0, NAMES_SHOWN).map((name) => name.slice(0, NAME_LENGTH_MAX));
  const text = told.length > NAMES_SHOWN ? `${shown.join(', ')} … (${told.length})` : shown.join(', ');
  return [createNotice('DETAILS_LEFT_OUT', { what, count, names: text })];
}

const NAMES_SHOWN = 8;
const NAME_LENGTH_MAX = 40;

export function createNotice(
  code: ImportNoticeCode | ImportWarningCode,
  values: ImportProblem['values'],
): ImportProblem {
  return { severity: 'warning', code, values };
}

/** Thrown by readers to refuse a file; `importPlan` turns it into its answer. */
export class PlanFault extends Error {
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super(problems[0]?.code ?? 'SEAT_PLAN_PARSING');
    this.name = 'PlanFault';
    this.problems = problems;
  }
}

export function refuse(code: ImportErrorCode, details: Omit<ImportProblem, 'severity' | 'code'> = {}): PlanFault {
  return new PlanFault([{ severity: 'error', code, ...details }]);
}
