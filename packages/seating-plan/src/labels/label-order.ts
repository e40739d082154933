const collator = new Intl.Collator('en-GB', { sensitivity: 'variant' });
const RUNS = /\d+|\D+/g;
const LETTER_CODE = /^\p{L}{1,2}$/u;

/** Compares row, seat and block labels in natural order: 1, 2, 10 and A, B … Z, AA; numbers before letters. */
export function compareNatural(a: string, b: string): number {
  if (a === b) return 0;
  const runsOfA = a.match(RUNS) ?? [];
  const runsOfB = b.match(RUNS) ?? [];
  const shared = Math.min(runsOfA.length, runsOfB.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareRuns(runsOfA[index] ?? '', runsOfB[index] ?? '');
    if (order !== 0) return order;
  }
  return runsOfA.length - runsOfB.length || (a < b ? -1 : 1);
}

function compareRuns(a: string, b: string): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (isNumber(a)) return compareNumbers(a, b);
  if (LETTER_CODE.test(a) && a.length !== b.length) return a.length - b.length;
  return collator.compare(a, b);
}

/**
 * Puts letter codes before words: without it the order would not be transitive, because only codes are compared by
 * length.
 */
function rankOf(run: string): number {
  if (isNumber(run)) return 0;
  return LETTER_CODE.test(run) ? 1 : 2;
}

function isNumber(run: string): boolean {
  const code = run.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Compares digits instead of values, because a label may exceed the precision of a double. */
function compareNumbers(a: string, b: string): number {
  const digitsOfA = a.replace(/^0+(?=\d)/, '');
  const digitsOfB = b.replace(/^0+(?=\d)/, '');
  if (digitsOfA.length !== digitsOfB.length) return digitsOfA.length - digitsOfB.length;
  if (digitsOfA === digitsOfB) return 0;
  return digitsOfA < digitsOfB ? -1 : 1;
}

const holdCollator = new Intl.Collator('en-GB', { ignorePunctuation: true, sensitivity: 'base' });

/** Compares hold labels alphabetically, without punctuation (spec §9). */
export function compareHoldLabels(a: string, b: string): number {
  const order = holdCollator.compare(a, b);
  if (order !== 0 || a === b) return order;
  return a < b ? -1 : 1;
}
