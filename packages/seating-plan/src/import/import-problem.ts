import type { PlanPlace, PlanProblemCode } from '../format/plan-problem.ts';

/** Codes that refuse a file. */
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

/** The codes of notices: they report what the import did beyond copying. */
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

/** The codes that ask the user to check the file before importing it. */
export type ImportWarningCode = 'SEATS_MOSTLY_UNNAMED' | 'ID_ORDER_ASSUMED';

export interface ImportProblem {
  readonly severity: 'error' | 'warning';
  readonly code: PlanProblemCode | ImportErrorCode | ImportNoticeCode | ImportWarningCode;
  /** Place in the plan, if there is a plan. */
  readonly place?: PlanPlace;
  /** Place in the file. Line and column count from 1; path is a JSON path such as `zones[0].rows[2]`. */
  readonly source?: { readonly line?: number; readonly column?: number; readonly path?: string };
  readonly values?: Readonly<Record<string, string | number>>;
  /** True if importing with `repeatedRows: 'split-blocks'` would fix it. */
  readonly canSplit?: boolean;
}

type LeftOutDetail =
  | 'hiddenSeats'
  | 'markedSeats'
  | 'standingCategories'
  | 'zones'
  | 'focalPoints'
  | 'entrances'
  | 'displayLabels';

/**
 * Returns one notice, or none for a count of 0. It names only the first few things, shortened, because a file can have
 * thousands.
 */
export function reportLeftOut(what: LeftOutDetail, count: number, names: readonly string[]): ImportProblem[] {
  if (count === 0) return [];
  const distinct = [...new Set(names.filter((name) => name !== ''))];
  const shown = distinct.slice(0, NAMES_SHOWN).map((name) => name.slice(0, NAME_LENGTH_MAX));
  const text = distinct.length > NAMES_SHOWN ? `${shown.join(', ')} … (${distinct.length})` : shown.join(', ');
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

/** Readers throw it to refuse a file; `importPlan` turns it into a result. */
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
