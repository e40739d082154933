import { LABEL_CHARACTER_UNITS_MAX } from '../format/limits.ts';

const ASCII = /^[\u0020-\u007e]*$/;
/** Controls, joiners, variation selectors and whatever else leaves no ink. Tags stay: they tell one flag from another. */
const UNSEEN = /[\p{Cc}]|(?![\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** The form in which labels and seat ids are compared: Unicode NFC, lower case, without what nobody can see. */
export function foldLabel(label: string): string {
  return ASCII.test(label)
    ? label.toLowerCase()
    : label.replace(UNSEEN, '').normalize('NFC').toLowerCase().normalize('NFC');
}

/** Whether a reader sees nothing at all. */
export const isBlankLabel = (label: string): boolean => foldLabel(label).trim() === '';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader sees, which is what a length limit means to a person. */
export function countGraphemes(text: string): number {
  if (ASCII.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The length of a label: its graphemes, or more when they are so overloaded that its seat ids would have no limit. */
export function measureLabel(label: string): number {
  return Math.max(countGraphemes(label), Math.ceil(label.length / LABEL_CHARACTER_UNITS_MAX));
}

/**
 * Controls, halves of surrogate pairs, line ends and formatting: two labels that differ in them look the same, and no
 * table carries them. Joiners and tags stay: emoji and several scripts are written with them.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** The first invisible character of a label as it can be read: `U+0007`. */
export function findInvisible(label: string): string | undefined {
  if (ASCII.test(label)) return undefined;
  const code = INVISIBLE.exec(label)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same of a text that may have lines. */
export const findInvisibleInLines = (text: string): string | undefined =>
  findInvisible(text.replaceAll(/[\t\n\r]/g, ' '));
