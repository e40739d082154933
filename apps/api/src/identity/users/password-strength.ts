import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import { hasPasswordLength } from './passwords.ts';

/** The problems that a new password can have. */
export type PasswordFault = 'length' | 'guessable';

/** The required score out of four. At this score, an attacker with the hashes would need years. */
const SCORE_MIN = 3;
/** Checking takes longer with every character, and this many are enough for a verdict. */
const CHECKED_CHARACTERS = 80;

/**
 * Checks a new password: its length, and how easily it is guessed. Common and leaked passwords come from the lists of
 * the library, offline; `known` are words that an attacker would try first, such as the name and the address, beside
 * the names of the product.
 */
export async function findPasswordFault(
  password: string,
  known: readonly string[],
): Promise<PasswordFault | undefined> {
  if (!hasPasswordLength(password)) return 'length';
  const { check } = await loadChecker();
  const words = [...BRAND_NAMES, ...known]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  return check(password.slice(0, CHECKED_CHARACTERS), words) < SCORE_MIN ? 'guessable' : undefined;
}

interface Checker {
  check(password: string, words: string[]): number;
}

let loading: Promise<Checker> | undefined;

/** The lists are large and rarely needed, so they are loaded with the first new password. */
function loadChecker(): Promise<Checker> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return { check: (password, words) => factory.check(password, words).score };
    },
  );
  return loading;
}
