import type { TFunction } from 'i18next';
import { errorText } from '../../../api/error-text.ts';
import { findFieldErrors } from '../../../forms/errors/server-field-error.ts';

/** How the server's words about a file begin; numbers in them come as values. */
const FILE_ERRORS = [
  ['The file is empty', 'import.file.empty'],
  ['The file is not a text', 'import.file.noText'],
  ['The file has no such column', 'import.file.noColumn'],
  ['The file cannot be read', 'import.file.unreadable'],
] as const;

/** What is wrong with a file as a whole, or with sending it, in the reader's language. */
export function describeFileError(error: unknown, t: TFunction<'offer-codes'>): string {
  const [first] = findFieldErrors(error);
  if (!first) return errorText(error);
  if (first.values?.rows !== undefined) return t('import.file.rows', { rows: Number(first.values.rows) });
  if (first.values?.columns !== undefined) return t('import.file.columns', { columns: Number(first.values.columns) });
  const known = FILE_ERRORS.find(([words]) => first.message.startsWith(words));
  return known ? t(known[1], { line: 1, ...first.values }) : errorText(error);
}
