/** The common names of the formats; a file in a format that we cannot read is refused with its name. */
export const PLAN_FORMAT_NAMES = {
  parterre: 'Parterre seating plan',
  pretix: 'pretix seating plan',
  seatsio: 'seats.io chart',
  csv: 'CSV table of seats',
  'seatmap-pro': 'Seatmap.pro build spec',
  'venue-sections': 'Venue sections JSON',
  'flat-seats': 'Flat seat list of a ticketing API',
  'block-rows': 'Block with rows JSON',
  'seat-grid': 'Grid of seat cells JSON',
  'seat-numbers': 'Seat numbers per block JSON',
  points: 'Points without labels JSON',
  svg: 'SVG drawing',
  workbook: 'Excel workbook',
  'json-schema': 'JSON Schema',
} as const;

export type PlanFormat = keyof typeof PLAN_FORMAT_NAMES;
export type ReadableFormat = Exclude<PlanFormat, 'points' | 'workbook' | 'json-schema'>;

/**
 * True for formats that hold a plan as text: points have no rows and seats, a workbook must be saved as CSV first, and
 * a schema is not a plan.
 */
export const isReadable = (format: PlanFormat): format is ReadableFormat =>
  format !== 'points' && format !== 'workbook' && format !== 'json-schema';
