/** Whole degrees from 0 to 359. */
export function toDegrees(angle: number): number {
  const degrees = Math.round(angle) % 360;
  return degrees < 0 ? degrees + 360 : degrees + 0;
}
