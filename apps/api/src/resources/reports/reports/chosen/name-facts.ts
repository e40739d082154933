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
