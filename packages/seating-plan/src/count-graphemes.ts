const ASCII = /^[\u0020-\u007e]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a reader sees, which is what a length limit means to a person. */
export function countGraphemes(text: string): number {
  if (ASCII.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
