import { foldLabel } from '../../labels/fold-label.ts';
import { readLetters, writeLetters } from './letters.ts';

/** The label after this one that nothing has: 9 → 10, H → J, Stalls → Stalls 2, Box 7 → Box 8. */
export function nextLabel(label: string, taken: ReadonlySet<string>): string {
  let next = label;
  do next = stepLabel(next);
  while (taken.has(foldLabel(next)));
  return next;
}

export function foldAll(labels: Iterable<string>): Set<string> {
  return new Set([...labels].map(foldLabel));
}

/** The label that follows: 9 → 10, H → J, Stalls → Stalls 2. */
export function stepLabel(label: string): string {
  const number = /\d{1,9}$/.exec(label)?.[0];
  if (number !== undefined) return label.slice(0, -number.length) + String(Number(number) + 1);
  if (/^[A-Za-z]{1,2}$/.test(label)) {
    const skipIO = !/[io]/i.test(label);
    const letters = writeLetters((readLetters(label, skipIO) ?? 0) + 1, skipIO) ?? label;
    return label === label.toLowerCase() ? letters.toLowerCase() : letters;
  }
  return label.trim() === '' ? '1' : `${label} 2`;
}
