import { isOnPage } from '../format/coordinates.ts';
import { ROTATION_MAX, SEAT_LABEL_LENGTH_MAX } from '../format/limits.ts';
import type { PlanRow, PlanSeat } from '../format/plan.ts';
import { type PlanPlace, placeOfRow, placeOfSeat } from '../format/plan-problem.ts';
import { findInvisible, isBlankLabel, measureLabel } from '../labels/label.ts';
import { SEAT_ID_SEPARATOR } from '../seat-ids/seat-id.ts';
import { checkNumber } from './check-number.ts';
import type { ProblemList } from './problem-list.ts';

const ROTATION = { what: 'rotation', min: -ROTATION_MAX, max: ROTATION_MAX } as const;

/** Where the seat is; the full place is only built for a seat that has a problem. */
export interface SeatPosition {
  readonly blockPlace: PlanPlace;
  readonly row: PlanRow;
  readonly rowIndex: number;
  readonly seatIndex: number;
}

export function checkSeat(seat: PlanSeat, position: SeatPosition, problems: ProblemList): void {
  if (!isOnPage(seat)) {
    problems.report('SEAT_COORDINATE_MISSING', placeOf(seat, position));
  }
  if (seat.rotation !== undefined && !(Math.abs(seat.rotation) <= ROTATION_MAX)) {
    checkNumber(seat.rotation, ROTATION, placeOf(seat, position), problems);
  }
  const length = isBlankLabel(seat.label) ? 0 : measureLabel(seat.label);
  if (length === 0 || length > SEAT_LABEL_LENGTH_MAX) {
    problems.report('SEAT_LABEL_LENGTH', placeOf(seat, position), { length, max: SEAT_LABEL_LENGTH_MAX });
  }
  if (seat.label.includes(SEAT_ID_SEPARATOR)) problems.report('LABEL_HAS_SEPARATOR', placeOf(seat, position));
  const character = findInvisible(seat.label);
  if (character !== undefined) problems.report('LABEL_CHARACTERS', placeOf(seat, position), { character });
}

function placeOf(seat: PlanSeat, { blockPlace, row, rowIndex, seatIndex }: SeatPosition): PlanPlace {
  return placeOfSeat(placeOfRow(blockPlace, row, rowIndex), seat, seatIndex);
}
