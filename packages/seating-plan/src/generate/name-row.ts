/** A, B … Z, AA, AB …, without the letters that are read as digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export function nameRow(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : nameRow(Math.floor(index / LETTERS.length) - 1) + letter;
}
