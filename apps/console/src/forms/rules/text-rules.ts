import { isBlank, type Rule } from './rule.ts';

export const required: Rule = (value) => (isBlank(value) ? { key: 'required' } : undefined);

/** Counts characters as readers see them, so that an emoji or an accented letter is one. */
export const maxLength =
  (length: number): Rule =>
  (value) =>
    typeof value === 'string' && countCharacters(value) > length
      ? { key: 'maxLength', values: { maxLength: length } }
      : undefined;

/** Counts as the server stores it: a rich text with its elements, which the editor makes. */
export const maxStoredLength =
  (length: number): Rule =>
  (value) =>
    typeof value === 'string' && value.trim().length > length
      ? { key: 'maxLength', values: { maxLength: length } }
      : undefined;

export const email: Rule = matches(/^[^\s@<>(),;:"[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/u, 'email');

/** `#RRGGBB` */
export const colour: Rule = matches(/^#[0-9A-Fa-f]{6}$/, 'colour');

/** An optional $ and 6 to 24 digits or capital letters. */
export const barcode: Rule = matches(/^\$?[0-9A-Z]{6,24}$/, 'barcode');

export const alphanumeric: Rule = matches(/^[\p{L}\p{M}\p{N}]+$/u, 'alphanumeric');

function matches(pattern: RegExp, key: 'email' | 'colour' | 'barcode' | 'alphanumeric'): Rule {
  return (value) => (isBlank(value) || pattern.test(String(value).trim()) ? undefined : { key });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countCharacters = (text: string): number => [...graphemes.segment(text)].length;
