/** Widths of letters of Inter, as shares of their size. The first that matches counts. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/\p{M}|\p{Default_Ignorable_Code_Point}/u, 0],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u, 1],
  [/\p{Emoji_Presentation}/u, 1.2],
  [/[MWmw@%‰…—ЖШЩЮжшщюωΩ]/u, 0.93],
  [/[Iijl|'’.,:;!·]/u, 0.28],
  [/[fJrt1()[\]\s/-]/u, 0.4],
  [/\p{Lu}/u, 0.71],
];
const OTHER = 0.6;

/**
 * Estimates the width of a text as a share of its size, to compare texts without opening a typeface. Close calls may
 * be wrong.
 */
export const estimateWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER), 0);
