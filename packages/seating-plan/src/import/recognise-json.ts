import type { PlanFormat } from './plan-format.ts';

/** Which known format a JSON value is, by the fields that only this format has. */
export function recogniseJson(value: unknown): PlanFormat | undefined {
  if (Array.isArray(value)) return recogniseList(value);
  if (fieldOf(value, 'format') === 'parterre-seating-plan') return 'parterre';
  if (isText(fieldOf(value, '$schema')) && isObject(fieldOf(value, 'properties'))) return 'json-schema';
  if (Array.isArray(fieldOf(value, 'zones'))) return 'pretix';
  if (isObject(fieldOf(value, 'subChart')) || Array.isArray(fieldOf(value, 'subChartFloors'))) return 'seatsio';
  if (Array.isArray(fieldOf(value, 'seatMapData'))) return 'block-rows';
  const sections = fieldOf(value, 'sections');
  if (Array.isArray(sections) && isObject(fieldOf(value, 'schema'))) return 'seatmap-pro';
  if (Array.isArray(sections) && Array.isArray(fieldOf(sections[0], 'rows'))) return 'venue-sections';
  const seats = fieldOf(value, 'seats');
  if (Array.isArray(seats)) return recogniseSeats(seats);
  return undefined;
}

function recogniseList(list: readonly unknown[]): PlanFormat | undefined {
  const first = list[0];
  if (Array.isArray(first)) return isObject(first[0]) && isText(fieldOf(first[0], 'code')) ? 'seat-grid' : undefined;
  if (Array.isArray(fieldOf(first, 'seat')) && isText(fieldOf(first, 'name'))) return 'seat-numbers';
  return recogniseSeats(list);
}

function recogniseSeats(seats: readonly unknown[]): PlanFormat | undefined {
  const first = seats[0];
  if (fieldOf(first, 'rowName') !== undefined && fieldOf(first, 'displayName') !== undefined) return 'flat-seats';
  const isPoint = typeof fieldOf(first, 'x') === 'number' && typeof fieldOf(first, 'y') === 'number';
  return isPoint && fieldOf(first, 'label') === undefined && fieldOf(first, 'row') === undefined ? 'points' : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
