import type { PlanSeat } from '../../format/plan.ts';
import { createNotice, type ImportProblem } from '../import-problem.ts';
import type { CsvField } from './plan-columns.ts';

const ACCESS = new Map<string, PlanSeat['access'] | null>([
  ['wheelchair', 'wheelchair'],
  ['rollstuhl', 'wheelchair'],
  ['companion', 'companion'],
  ['begleitperson', 'companion'],
  ['step-free', 'step-free'],
  ['stufenlos', 'step-free'],
]);
const YES = /^(?:1|true|yes|y|x|ja|j|wahr|oui|sì|si|sí|sim)$/;
const NO = /^(?:|0|false|no|n|none|-|nein|falsch|non|não)$/;

/** Returns null for none, and undefined for an unknown word. */
export function readAccess(text: string): PlanSeat['access'] | null {
  const word = text.toLowerCase();
  return NO.test(word) ? null : ACCESS.get(word);
}

/** Returns undefined for an unknown word. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.test(word)) return true;
  return NO.test(word) ? false : undefined;
}

const FREE =
  /^(?:|-|0|free|available|open|unsold|for sale|on sale|on_sale|frei|verfügbar|offen|libre|disponible|disponibile|disponível|libero|livre)$/;

/** True if the seat is neither sold, held nor blocked. A plan stores no state, so the import reports other seats. */
export const isFree = (text: string): boolean => FREE.test(text.toLowerCase());

/** Counts cells with unknown words, so that no wheelchair place becomes an ordinary one unnoticed. */
export class UnknownWords {
  readonly #byField = new Map<CsvField, { count: number; found: string }>();

  note<Value>(field: CsvField, text: string, read: (text: string) => Value | undefined): Value | undefined {
    const value = read(text);
    if (value === undefined) {
      const known = this.#byField.get(field);
      this.#byField.set(field, { count: (known?.count ?? 0) + 1, found: known?.found ?? text.slice(0, 100) });
    }
    return value;
  }

  toNotices(): ImportProblem[] {
    return [...this.#byField].map(([field, unread]) => createNotice('CSV_WORDS_NOT_READ', { field, ...unread }));
  }
}
