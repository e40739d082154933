/** Signs that make a spreadsheet compute, including full-width ones, which East Asian versions treat alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that looks guarded is guarded again,
 * so that `unguardCell` always restores it.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `guardCell` made the cell of. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
