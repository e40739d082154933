import type { ReportColumnFact } from '@parterre/contract/choices/report-columns';
import type { Language } from '#texts/en-GB/language.ts';
import type { NamedFact } from './report.ts';

type Named = ReportColumnFact<keyof Language['columns']>;

/** Columns in the words of the reader; those that tell who a customer is are masked for who may not know. */
export const nameFacts = (columns: readonly Named[], language: Language, seesCustomers = true): NamedFact[] =>
  columns.map((column) => ({
    ...column,
    header: language.columns[column.key],
    isMasked: column.isPersonal && !seesCustomers,
  }));
