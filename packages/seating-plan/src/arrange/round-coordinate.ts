/** To hundredths of a plan unit, a fraction of a pixel at any zoom; keeps documents short. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
