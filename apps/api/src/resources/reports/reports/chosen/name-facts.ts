import type { ReportColumnFact } from '@parterre/contract/choices/report-choices';
import type { Language } from '#texts/en-GB/language.ts';
import type { NamedFact } from './report.ts';

type Named = ReportColumnFact<keyof Language['columns']>;

/**
 * Names columns in the language of the reader. Columns that identify a customer are masked for readers who may not see
 * customers.
 */
export const nameFacts = (columns: readonly Named[], language: Language, seesCustomers = true): NamedFact[] =>
  columns.map((column) => ({
    ...column,
    header: language.columns[column.heading ?? column.key],
    isMasked: column.isPersonal && !seesCustomers,
  }));

/** Adds what is in the figures of columns whose heading does not say it, by their keys. */
export const defineFacts = (
  columns: readonly NamedFact[],
  definitions: Readonly<Record<string, string | undefined>>,
): NamedFact[] => columns.map((column) => ({ ...column, definition: definitions[column.key] }));
