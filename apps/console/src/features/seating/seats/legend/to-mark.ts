const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the mark of a price type by its place in the legend: A to Z, then AA, AB and so on. */
export function toMark(at: number): string {
  const before = Math.floor(at / LETTERS.length) - 1;
  return `${before < 0 ? '' : toMark(before)}${LETTERS[at % LETTERS.length]}`;
}
