/** Beyond this a 32-bit float no longer tells neighbouring seats apart. */
export const COORDINATE_MAX = 1_000_000;

export function isCoordinate(value: number | null): value is number {
  return value !== null && Math.abs(value) <= COORDINATE_MAX;
}

/** Whether a seat or corner has a place, and one that can be drawn. */
export function isOnPage<Place extends { x: number | null; y: number | null }>(
  place: Place,
): place is Place & { x: number; y: number } {
  return isCoordinate(place.x) && isCoordinate(place.y);
}
