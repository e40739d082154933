import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import type { PlanProblem } from '@parterre/seating-plan';
import type { ImportNoticeCode, ImportProblem } from '@parterre/seating-plan/import';
import { withoutUndefined } from '#context/without-undefined.ts';
import { toStorable } from './to-storable.ts';

const TEXT_LENGTH_MAX = 200;

export const presentFindings = (problems: readonly (PlanProblem | ImportProblem)[]): PlanFinding[] =>
  problems.map((problem) => ({
    severity: problem.code in NOTICES ? 'notice' : problem.severity,
    code: problem.code,
    place: { ...presentPlace(problem.place), ...('source' in problem ? problem.source : {}) },
    values: {
      ...Object.fromEntries(Object.entries(problem.values ?? {}).map(([name, value]) => [name, shorten(value)])),
      ...('canSplit' in problem && problem.canSplit ? { canSplit: true } : {}),
    },
  }));

function presentPlace(place: ImportProblem['place']): PlanFinding['place'] {
  if (!place) return {};
  const { block, row, seat, area, blockIndex, rowIndex, seatIndex, areaIndex, shapeIndex } = place;
  return withoutUndefined({
    block: block && shorten(block),
    row: row && shorten(row),
    seat: seat && shorten(seat),
    area: area && shorten(area),
    blockIndex,
    rowIndex,
    seatIndex,
    areaIndex,
    shapeIndex,
  });
}

export function shorten<Value extends string | number>(value: Value): Value | string {
  if (typeof value !== 'string') return value;
  return toStorable(value.length > TEXT_LENGTH_MAX ? `${value.slice(0, TEXT_LENGTH_MAX)}…` : value);
}

/** Notices about what an import changed, which nobody has to correct. */
const NOTICES: Record<ImportNoticeCode, true> = {
  POSITIONS_ARRANGED: true,
  BLOCKS_SPLIT: true,
  FLOORS_SPREAD: true,
  SEATS_WITHOUT_CATEGORY: true,
  CATEGORY_UNUSED: true,
  CATEGORY_ADDED: true,
  STAGE_ASSUMED: true,
  ROWS_ASSUMED: true,
  STATES_LEFT_OUT: true,
  GENERAL_ADMISSION_KEPT_AS_STANDING: true,
  TABLE_BOOKED_AS_A_WHOLE: true,
  SECTION_WITHOUT_SEATS: true,
  DRAWING_LEFT_OUT: true,
  VERSION_UNTRIED: true,
  CSV_WORDS_NOT_READ: true,
  CSV_COLUMNS_LEFT_OUT: true,
  ENCODING_ASSUMED: true,
  DETAILS_LEFT_OUT: true,
  LABELS_COUNTED: true,
  SEATS_UNNAMED: true,
  SHAPES_WITHOUT_NAMES: true,
};
