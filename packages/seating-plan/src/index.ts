export { type BestKind, type BestSeats, findBestSeats } from './best-available/find-best-seats.ts';
export type { SeatSupply } from './best-available/search.ts';
export { checkPlan } from './checks/check-plan.ts';
export { compilePlan } from './compile/compile-plan.ts';
export {
  BLOCK_DESCRIPTION_LENGTH_MAX,
  BLOCK_ID_MAX,
  BLOCK_LABEL_LENGTH_MAX,
  BLOCK_LABEL_UNITS_MAX,
  BLOCKS_MAX,
  CATEGORIES_MAX,
  DISTINCT_SEAT_LABELS_MAX,
  IMPORT_SEATS_MAX,
  IMPORT_SIZE_BYTES_MAX,
  ROW_LABEL_LENGTH_MAX,
  SEAT_LABEL_LENGTH_MAX,
  STANDING_CAPACITY_MAX,
} from './format/limits.ts';
export {
  countSeats,
  PlanBlock,
  PlanCategory,
  PlanRow,
  PlanSeat,
  PlanShape,
  Point,
  SeatingPlan,
  StandingArea,
} from './format/plan.ts';
export type { PlanPlace, PlanProblem, PlanProblemCode } from './format/plan-problem.ts';
export { type BowlOptions, generateBowl } from './generate/generate-bowl.ts';
export { generateTheatre, type SectionSpec, type TheatreSpec, type TierSpec } from './generate/generate-theatre.ts';
export { theatrePlan } from './generate/theatre-plan.ts';
export type { Geometry, GeometryBlock, GeometryRow } from './geometry/geometry.ts';
export { ACCESS_FLAGS, SEAT_FLAG } from './geometry/geometry.ts';
export { decodeGeometry } from './geometry-bytes/decode-geometry.ts';
export { encodeGeometry } from './geometry-bytes/encode-geometry.ts';
export { CSV_FIELDS, type CsvField } from './import/csv/plan-columns.ts';
export { countGraphemes, foldLabel } from './labels/label.ts';
export { compareHoldLabels, compareNatural } from './labels/label-order.ts';
export { buildSeatIndex, type SeatIndex } from './seat-ids/build-seat-index.ts';
export { ID_ORDERS, type IdOrder, type IdPart, listIdParts } from './seat-ids/id-order.ts';
export { type BlockPairs, mapSeats, type SeatMapping } from './seat-ids/map-seats.ts';
export { formatSeatId, parseSeatId, SEAT_ID_SEPARATOR, type SeatIdParts } from './seat-ids/seat-id.ts';
