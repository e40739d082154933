import { readLetters, writeLetters } from '../../labels/letters.ts';

export const NUMBERING_STYLES = ['numbers', 'odd', 'even', 'letters'] as const;
export type NumberingStyle = (typeof NUMBERING_STYLES)[number];

/** The order of labels: 1, 2, 3 · 1, 3, 5 · 2, 4, 6 · A, B, C. */
export interface Numbering {
  readonly style: NumberingStyle;
  /** The first label, '1' or 'A'; a text that the style cannot start with counts as its first. */
  readonly start: string;
  /** True counts from the other end: seats from the right, rows from the back. */
  readonly isReversed: boolean;
  /** True skips the letters I and O, which look like digits; only the style `letters` uses it. */
  readonly skipIO: boolean;
}

/** More letters would exceed the integers that a double represents exactly. */
const LETTERS_MAX = 10;

/** Returns the start as the style writes it; undefined if the style cannot start with it. */
export function readStart({ style, skipIO }: Pick<Numbering, 'style' | 'skipIO'>, text: string): string | undefined {
  const start = text.trim().toUpperCase();
  if (style === 'letters')
    return start.length <= LETTERS_MAX && readLetters(start, skipIO) !== undefined ? start : undefined;
  const number = readNumber(start, Number.NaN);
  const isFitting = style === 'numbers' ? number >= 0 : number % 2 === (style === 'odd' ? 1 : 0);
  return isFitting ? String(number) : undefined;
}

/** Returns `count` labels in order, without those that are taken. */
export function numberThings(
  count: number,
  numbering: Numbering,
  isTaken: (label: string) => boolean = () => false,
): string[] {
  const labels: string[] = [];
  for (let position = 0; labels.length < count; position += 1) {
    const label = writeLabel(position, numbering);
    if (!isTaken(label)) labels.push(label);
  }
  return numbering.isReversed ? labels.reverse() : labels;
}

function writeLabel(position: number, { style, start, skipIO }: Numbering): string {
  if (style === 'letters') {
    const from = readLetters(start, skipIO) ?? 0;
    return writeLetters(from + position, skipIO) ?? '';
  }
  if (style === 'numbers') return String(readNumber(start, 1) + position);
  const first = style === 'odd' ? 1 : 2;
  const from = readNumber(start, first);
  return String((from % 2 === first % 2 ? from : from + 1) + position * 2);
}

function readNumber(text: string, otherwise: number): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : otherwise;
}
