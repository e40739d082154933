export { type BestKind, type BestSeats, findBestSeats, type SeatSupply } from './best-available/find-best-seats.ts';
export { checkPlan } from './checks/check-plan.ts';
export { compilePlan } from './compile/compile-plan.ts';
export { countSeats } from './count-seats.ts';
export { type BowlOptions, generateBowl } from './generate/generate-bowl.ts';
export { generateTheatre, type SectionSpec, type TheatreSpec, type TierSpec } from './generate/generate-theatre.ts';
export { theatrePlan } from './generate/theatre-plan.ts';
export type { Bounds, Geometry, GeometryBlock, GeometryRow } from './geometry.ts';
export { SEAT_FLAG } from './geometry.ts';
export { decodeGeometry } from './geometry-bytes/decode-geometry.ts';
export { encodeGeometry } from './geometry-bytes/encode-geometry.ts';
export { ID_ORDERS, type IdOrder, type IdPart, listIdParts } from './id-order.ts';
export { CSV_FIELDS, type CsvField } from './import/csv/plan-columns.ts';
export { compareHoldLabels } from './labels/compare-hold-labels.ts';
export { countGraphemes } from './labels/count-graphemes.ts';
export { foldLabel } from './labels/fold-label.ts';
export { compareNatural } from './labels/natural-order.ts';
export {
  BLOCK_DESCRIPTION_LENGTH_MAX,
  BLOCK_ID_MAX,
  BLOCK_LABEL_LENGTH_MAX,
  BLOCKS_MAX,
  DISTINCT_SEAT_LABELS_MAX,
  IMPORT_SEATS_MAX,
  IMPORT_SIZE_BYTES_MAX,
  ROW_LABEL_LENGTH_MAX,
  SEAT_LABEL_LENGTH_MAX,
} from './limits.ts';
export { PlanBlock, PlanCategory, PlanRow, PlanSeat, PlanShape, Point, SeatingPlan, StandingArea } from './plan.ts';
export type { PlanPlace, PlanProblem, PlanProblemCode } from './plan-problem.ts';
export { buildSeatIndex, type SeatIndex } from './seat-ids/build-seat-index.ts';
export { type BlockPairs, mapSeats, type SeatMapping } from './seat-ids/map-seats.ts';
export { formatSeatId, parseSeatId, SEAT_ID_SEPARATOR, type SeatIdParts } from './seat-ids/seat-id.ts';
