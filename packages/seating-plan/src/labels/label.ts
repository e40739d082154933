import { LABEL_CHARACTER_UNITS_MAX } from '../format/limits.ts';

const ASCII = /^[\u0020-\u007e]*$/;
/**
 * Controls, joiners, variation selectors and other invisible characters. Tags are not matched, because they distinguish
 * flags.
 */
const UNSEEN = /[\p{Cc}]|(?![\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the form in which labels and seat ids are compared: Unicode NFC, lower case, without invisible characters.
 */
export function foldLabel(label: string): string {
  return ASCII.test(label)
    ? label.toLowerCase()
    : label.replace(UNSEEN, '').normalize('NFC').toLowerCase().normalize('NFC');
}

/** True if a reader would see nothing, even in a label of joiners and spaces. */
export const isBlankLabel = (label: string): boolean => foldLabel(label).trim() === '';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the number of characters that a reader sees, which is what users mean by a length. */
export function countGraphemes(text: string): number {
  if (ASCII.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Returns the length in graphemes, or more if they have so many marks that seat ids would have no limit. */
export function measureLabel(label: string): number {
  return Math.max(countGraphemes(label), Math.ceil(label.length / LABEL_CHARACTER_UNITS_MAX));
}

/**
 * Matches controls, lone surrogates, line ends and formatting: labels that differ only in these look the same, and no
 * table format keeps them. Joiners and tags are allowed, because emoji and several scripts need them.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** Returns the code of the first invisible character, such as `U+0007`; undefined if there is none. */
export function findInvisible(label: string): string | undefined {
  if (ASCII.test(label)) return undefined;
  const code = INVISIBLE.exec(label)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Like `findInvisible`, for a text that may have line breaks. */
export const findInvisibleInLines = (text: string): string | undefined =>
  findInvisible(text.replaceAll(/[\t\n\r]/g, ' '));
