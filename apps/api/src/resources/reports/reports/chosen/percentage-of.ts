/** Returns a percentage with one decimal; null when there is nothing to compare with. */
export const percentageOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
