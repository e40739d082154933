/** Beyond this a 32-bit float no longer tells neighbouring seats apart. */
export const COORDINATE_MAX = 1_000_000;

export function isCoordinate(value: number | null): value is number {
  return value !== null && Math.abs(value) <= COORDINATE_MAX;
}
