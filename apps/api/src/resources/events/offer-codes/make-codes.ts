import { invalidField } from '#errors.ts';
import { CODE_LETTERS, newCode } from '#ids.ts';

/** The average number of guesses per hit. Clients are locked out long before that many. */
const GUESSES_A_HIT = 10_000_000;

/**
 * Generates distinct random codes, none of which is in `taken`. Throws INVALID for `length` when they could be guessed.
 */
export function makeCodes(
  { prefix, length, count }: { prefix: string; length: number; count: number },
  taken: ReadonlySet<string> = new Set(),
): string[] {
  const shortest = Math.ceil(Math.log(count * GUESSES_A_HIT) / Math.log(CODE_LETTERS.length));
  if (length < shortest) throw invalidField('length', 'min', { values: { minNumber: shortest } });
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = prefix + newCode(length);
    if (!taken.has(code)) codes.add(code);
  }
  return [...codes];
}
