/** Takes off the one apostrophe with which our export keeps spreadsheets from running a cell as a formula. */
export function unguardCell(cell: string): string {
  const trimmed = cell.trim();
  return /^'+[=+\-@\t\r]/.test(trimmed) ? trimmed.slice(1) : trimmed;
}
