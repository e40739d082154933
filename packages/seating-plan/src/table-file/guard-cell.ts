/** Matches signs with which a spreadsheet begins a formula; East Asian versions treat full-width ones alike. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that looks guarded is guarded again,
 * so that `unguardCell` always restores the original.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text from which `guardCell` made the cell. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
