/** Signs that make a spreadsheet compute, including full-width ones, which East Asian versions treat alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that looks guarded is guarded again,
 * so that `unguardCell` always restores it.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe of `guardCell`, and the blanks round a cell. */
export function unguardCell(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed) ? trimmed.slice(1) : trimmed;
}
