/** What a spreadsheet begins to compute at, full-width signs too: those of East Asian versions read them like the others. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text that no spreadsheet runs as a formula: an apostrophe goes before what looks like one. What looks guarded already
 * is guarded once more, so that `unguardCell` always gives the text back.
 */
export const guardCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Takes off the one apostrophe of `guardCell`, and the blanks that people leave around a cell. */
export function unguardCell(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed) ? trimmed.slice(1) : trimmed;
}
