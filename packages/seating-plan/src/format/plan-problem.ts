import type { PlanBlock, PlanRow, PlanSeat, StandingArea } from './plan.ts';

/** The codes of the plan checks (spec §8); they never change, because translations refer to them. */
export type PlanProblemCode =
  | 'SEAT_COORDINATE_MISSING'
  | 'SEAT_LABEL_LENGTH'
  | 'SEAT_IDS_DUPLICATE'
  | 'ROW_LABEL_LENGTH'
  | 'ROW_LABEL_REQUIRED'
  | 'BLOCK_LABEL_LENGTH'
  | 'BLOCK_LABEL_REQUIRED'
  | 'BLOCK_LABEL_CHARACTERS'
  | 'BLOCK_LABEL_DUPLICATE'
  | 'BLOCK_IDS_DUPLICATE'
  | 'BLOCK_DESCRIPTION_LENGTH'
  | 'BLOCK_DESCRIPTION_EMPTY'
  | 'BLOCK_DESCRIPTION_CHARACTERS'
  | 'BLOCK_BEST_EMPTY'
  | 'STANDING_AREA_LABEL_LENGTH'
  | 'STANDING_AREA_LABEL_REQUIRED'
  | 'STANDING_AREA_OUTLINE_REQUIRED'
  | 'LABEL_HAS_SEPARATOR'
  | 'LABEL_CHARACTERS'
  | 'NUMBER_OUT_OF_RANGE'
  | 'PLAN_TOO_LARGE'
  | 'SEATS_ON_OTHERS';

/**
 * Labels are for people, indexes (in the document, from 0) for programs. A place is in a block, a standing area or a
 * shape.
 */
export interface PlanPlace {
  readonly blockIndex?: number;
  readonly rowIndex?: number;
  readonly seatIndex?: number;
  readonly areaIndex?: number;
  readonly shapeIndex?: number;
  readonly blockId?: number;
  readonly block?: string;
  readonly row?: string;
  readonly seat?: string;
  readonly area?: string;
}

export interface PlanProblem {
  readonly severity: 'error' | 'warning';
  readonly code: PlanProblemCode;
  readonly place: PlanPlace;
  /** Values for the text of the code, for example `{length: 8, max: 6}`; `more` counts the problems left out. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export function placeOfBlock(block: PlanBlock, blockIndex: number): PlanPlace {
  return { blockIndex, blockId: block.blockId, block: block.label };
}

export function placeOfRow(place: PlanPlace, row: PlanRow, rowIndex: number): PlanPlace {
  return { ...place, rowIndex, row: row.label };
}

export function placeOfSeat(place: PlanPlace, seat: PlanSeat, seatIndex: number): PlanPlace {
  return { ...place, seatIndex, seat: seat.label };
}

export function placeOfArea(area: StandingArea, areaIndex: number): PlanPlace {
  return { areaIndex, area: area.label };
}
