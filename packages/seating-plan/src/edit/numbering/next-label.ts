import { foldLabel } from '../../labels/label.ts';
import { readLetters, writeLetters } from '../../labels/letters.ts';

/** Returns the next free label: 9 → 10, H → J, Stalls → Stalls 2, Box 7 → Box 8. */
export function nextLabel(label: string, taken: ReadonlySet<string>): string {
  let next = label;
  do next = stepLabel(next);
  while (taken.has(foldLabel(next)));
  return next;
}

export function foldAll(labels: Iterable<string>): Set<string> {
  return new Set([...labels].map(foldLabel));
}

/** Returns the label that follows: 9 → 10, H → J, Stalls → Stalls 2. */
export function stepLabel(label: string): string {
  const digits = DIGITS.find((one) => one.test(label))?.exec(label)?.[0];
  if (digits !== undefined) return label.slice(0, -digits.length) + countOn(digits);
  if (/^[A-Za-z]{1,2}$/.test(label)) {
    const skipIO = !/[io]/i.test(label);
    const letters = writeLetters((readLetters(label, skipIO) ?? 0) + 1, skipIO) ?? label;
    return label === label.toLowerCase() ? letters.toLowerCase() : letters;
  }
  return label.trim() === '' ? '1' : `${label} 2`;
}

/** Western, Arabic-Indic, Persian, Devanagari and full-width digits; each set is contiguous in Unicode. */
const DIGITS = [/[0-9]{1,9}$/, /[٠-٩]{1,9}$/, /[۰-۹]{1,9}$/, /[०-९]{1,9}$/, /[０-９]{1,9}$/];
const ZEROS = ['0', '٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** Returns the next number, written in the same kind of digits. */
function countOn(digits: string): string {
  const code = digits.charCodeAt(0);
  const zero = ZEROS.find((one) => code >= one && code <= one + 9) ?? 0;
  const shift = (text: string, by: number) =>
    String.fromCharCode(...Array.from(text, (digit) => digit.charCodeAt(0) + by));
  return shift(String(Number(shift(digits, 0x30 - zero)) + 1), zero - 0x30);
}

/**
 * Gives out free labels of a block. A search starts where the last one from the same label ended, so a thousand doubled
 * labels cost thousands of steps, not millions.
 */
export class LabelPool {
  readonly #taken: Set<string>;
  /** The label at which the last search ended, by each label that it passed. */
  readonly #next = new Map<string, string>();

  constructor(labels: Iterable<string>) {
    this.#taken = new Set([...labels].map(foldLabel));
  }

  /** Returns the label itself, or the next free one, and marks it as taken. */
  take(label: string): string {
    const passed: string[] = [];
    let free = label;
    while (this.#taken.has(foldLabel(free))) {
      passed.push(free);
      free = this.#next.get(free) ?? stepLabel(free);
    }
    for (const from of passed) this.#next.set(from, free);
    this.#taken.add(foldLabel(free));
    return free;
  }
}
