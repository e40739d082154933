import type { PlanFormat } from './plan-format.ts';

/**
 * Recognises a format by fields that no other format has, never by the file name; undefined for JSON of no known
 * format.
 */
export function recogniseJson(value: unknown): PlanFormat | undefined {
  if (Array.isArray(value)) return recogniseList(value);
  if (fieldOf(value, 'format') === 'parterre-seating-plan') return 'parterre';
  if (isText(fieldOf(value, '$schema')) && isObject(fieldOf(value, 'properties'))) return 'json-schema';
  if (isPretix(value)) return 'pretix';
  if (isObject(fieldOf(value, 'subChart')) || Array.isArray(fieldOf(value, 'subChartFloors'))) return 'seatsio';
  if (Array.isArray(fieldOf(value, 'seatMapData'))) return 'block-rows';
  if (isBuildSpec(value)) return 'seatmap-pro';
  if (isVenueWithSections(value)) return 'venue-sections';
  const seats = fieldOf(value, 'seats');
  if (Array.isArray(seats)) return recogniseSeats(seats);
  return undefined;
}

/** Many formats have zones, but only pretix has a `row_number` in rows or a `seat_number` in seats. */
function isPretix(value: unknown): boolean {
  const zones = listOf(value, 'zones');
  if (!zones) return false;
  const row = zones.flatMap((zone) => listOf(zone, 'rows')?.slice(0, 1) ?? [])[0];
  if (isObject(row)) {
    const seat = listOf(row, 'seats')?.[0];
    return [fieldOf(row, 'row_number'), fieldOf(seat, 'seat_number'), fieldOf(seat, 'seat_guid')].some(isPresent);
  }
  const isDrawn = zones.some((zone) => isPresent(fieldOf(zone, 'zone_id')) || listOf(zone, 'areas') !== undefined);
  const isComplete = listOf(value, 'categories') !== undefined && zones.every((zone) => listOf(zone, 'rows'));
  return isDrawn || isComplete;
}

/** True if all sections have a name and none lists its rows, because this format computes its seats. */
function isBuildSpec(value: unknown): boolean {
  const sections = listOf(value, 'sections');
  return (
    sections !== undefined &&
    isObject(fieldOf(value, 'schema')) &&
    sections.every((section) => isPresent(fieldOf(section, 'name')) && listOf(section, 'rows') === undefined)
  );
}

/** True if rows have an index, and seats a column. */
function isVenueWithSections(value: unknown): boolean {
  const sections = listOf(value, 'sections');
  const row = sections?.flatMap((section) => listOf(section, 'rows')?.slice(0, 1) ?? [])[0];
  if (row === undefined) return sections?.some((section) => isObject(fieldOf(section, 'transform'))) ?? false;
  return isPresent(fieldOf(row, 'index')) || isPresent(fieldOf(listOf(row, 'seats')?.[0], 'col'));
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

function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const field = fieldOf(value, name);
  return Array.isArray(field) ? field : undefined;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
