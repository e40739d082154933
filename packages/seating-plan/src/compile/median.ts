/** The lower median, so that two seats beside an aisle and one seat across it still give the seat step; 0 for none. */
export function median(values: Float64Array): number {
  return values.slice().sort()[(values.length - 1) >> 1] ?? 0;
}
