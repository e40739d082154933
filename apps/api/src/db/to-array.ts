/**
 * Writes an array as PostgreSQL reads it, for one parameter of a statement. The values must be words that need no quotes:
 * ids, codes, barcodes, words of closed lists.
 */
export const toArray = (values: readonly (string | number | boolean)[] | Uint16Array): string =>
  `{${values.join(',')}}`;
