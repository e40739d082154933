import { LABEL_CHARACTER_UNITS_MAX } from '../limits.ts';

const ASCII = /^[\u0020-\u007e]*$/;
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
