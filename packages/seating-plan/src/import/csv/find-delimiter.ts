const DELIMITERS = [',', ';', '\t'];

/** The delimiter that cuts the header into most cells. */
export function findDelimiter(header: string): string {
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const cells = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (cells(delimiter) > cells(best) ? delimiter : best));
}
