import type { Piece, Word, WordOptions, WordShaper } from './shape-words.ts';

export interface FitOptions extends WordOptions {
  /** The room, in points. Without `lines`, a text may have any length. */
  width: number;
  lines?: number;
  /** The preferred size, and the smallest readable one. */
  size: number;
  leastSize?: number;
  /** The distance of baselines, as a share of the size. */
  leading?: number;
  /** True to make lines about equally long, so that no word is alone on a line. */
  isBalanced?: boolean;
}

export interface Line {
  /** The text in reading order, which differs from the visual order where a part runs from right to left. */
  text: string;
  isReordered: boolean;
  /** The text, if it cannot be derived from the glyphs and they are in reading order. */
  actual: string | undefined;
  /** The pieces in visual order. */
  pieces: readonly Piece[];
  /** The width in thousandths of the size. */
  width: number;
}

export interface FittedText {
  lines: readonly Line[];
  size: number;
  lineHeight: number;
  height: number;
  direction: 'ltr' | 'rtl';
  isCut: boolean;
  lacksLetters: boolean;
}

const LEADING = 1.25;
const STEP = 0.94;
/** A text shrinks to this share of its size before a long word is broken. */
const UNBROKEN = 0.7;

/**
 * Sets a text as large as fits: first with whole words, then with long words broken, then shortened at its minimum
 * size. The direction is that of the first letter that has one, or else that of `options`.
 */
export function fitText(shaper: WordShaper, text: string, options: FitOptions): FittedText {
  const direction = findDirection(text) ?? options.direction;
  const words = shaper.shape(text, { ...options, direction });
  const { size: largest, leastSize: least = largest, lines: most = Number.POSITIVE_INFINITY } = options;
  const sizes = listSizes(largest, least);
  const at = (size: number) => (options.width * 1000) / size;
  const breakAt = (size: number) => breakWords(shaper, words, at(size), { ...options, direction });
  const unbroken = sizes.find((one) => one >= largest * UNBROKEN && fits(words, at(one), most));
  const size = unbroken ?? sizes.find((one) => fits(breakAt(one), at(one), most)) ?? least;
  const broken = unbroken === undefined ? breakAt(size) : words;
  const full = wrap(broken, at(size));
  // What is cut takes all the room of its lines: balanced, they would end early.
  const isCut = full.length > most;
  const lines = options.isBalanced && !isCut ? wrap(broken, balance(broken, at(size))) : full;
  const shown = isCut ? cut(shaper, lines.slice(0, most), at(size), { ...options, direction }) : lines;
  const lineHeight = size * (options.leading ?? LEADING);
  return {
    lines: shown.map(toLine),
    size,
    lineHeight,
    height: shown.length * lineHeight,
    direction,
    isCut,
    lacksLetters: broken.some(({ pieces }) => pieces.some(({ isMissing }) => isMissing)),
  };
}

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function findDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return RTL.test(letter) ? 'rtl' : 'ltr';
}

function listSizes(largest: number, least: number): number[] {
  const sizes = [largest];
  for (let size = largest * STEP; size > least; size *= STEP) sizes.push(size);
  if (least < largest) sizes.push(least);
  return sizes;
}

const fits = (words: readonly Word[], limit: number, most: number): boolean =>
  words.every(({ width }) => width <= limit) &&
  (most === Number.POSITIVE_INFINITY || wrap(words, limit).length <= most);

function wrap(words: readonly Word[], limit: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let width = 0;
  for (const word of words) {
    if (line.length > 0 && width + word.width > limit) {
      lines.push(line);
      line = [];
      width = 0;
    }
    line.push(word);
    width += word.width + word.spaceWidth;
    if (word.endsLine) {
      lines.push(line);
      line = [];
      width = 0;
    }
  }
  return lines;
}

/** Returns the narrowest width that needs no additional line. */
function balance(words: readonly Word[], limit: number): number {
  const most = wrap(words, limit).length;
  let low = Math.max(limit / 2, ...words.map(({ width }) => width));
  let high = limit;
  while (high - low > limit / 50) {
    const middle = (low + high) / 2;
    if (wrap(words, middle).length > most) low = middle;
    else high = middle;
  }
  return high;
}

const ENDS_WITH_LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

function breakWords(shaper: WordShaper, words: readonly Word[], limit: number, options: WordOptions): Word[] {
  const { weight, culture, direction } = options;
  const breakOnce = (word: Word) =>
    shaper.remember(`${weight} ${culture} ${direction} ${limit} ${word.endsLine} ${word.text}`, () =>
      breakWord(shaper, word, limit, options),
    );
  return words.flatMap((word) => (word.width <= limit ? [word] : breakOnce(word)));
}

/** Splits a word into parts that fit, each as full as possible, with a hyphen where the script has one. */
function breakWord(shaper: WordShaper, word: Word, limit: number, options: WordOptions): Word[] {
  const letters = shaper.splitLetters(word.text.trimEnd());
  const parts: Word[] = [];
  let usual = Math.max(1, Math.floor((letters.length * limit) / Math.max(word.width, 1)));
  for (let from = 0; from < letters.length; ) {
    const take = (many: number): Word => {
      const text = letters.slice(from, from + many).join('');
      const shown = from + many < letters.length && ENDS_WITH_LETTER.test(text) ? `${text}-` : text;
      return shaper.shapeWhole(shown, options);
    };
    const { count, part } = takeMost(take, limit, { most: letters.length - from, usual });
    parts.push({ ...part, endsLine: false, space: [], spaceWidth: 0 });
    from += count;
    usual = count;
  }
  const last = parts.pop() ?? word;
  return [...parts, { ...last, space: word.space, spaceWidth: word.spaceWidth, endsLine: word.endsLine }];
}

/**
 * Takes as many letters as fit, at least one. Every attempt shapes all its letters, so the search begins where the last
 * part ended and goes on by the widths that it measured: a long word takes time in proportion to its length.
 */
function takeMost(
  take: (count: number) => Word,
  limit: number,
  { most, usual }: { most: number; usual: number },
): { count: number; part: Word } {
  let fitting = { count: 1, part: take(1) };
  let tooMany = most + 1;
  let next = Math.min(usual, most);
  while (fitting.count + 1 < tooMany) {
    const count = Math.min(Math.max(next, fitting.count + 1), tooMany - 1);
    const part = take(count);
    if (part.width > limit) tooMany = count;
    else fitting = { count, part };
    next = Math.floor((count * limit) / Math.max(part.width, 1));
  }
  return fitting;
}

/** Ends the last line with an ellipsis. */
function cut(shaper: WordShaper, lines: Word[][], limit: number, options: WordOptions): Word[][] {
  const [ellipsis] = shaper.shape('…', options);
  const last = lines.pop() ?? [];
  if (!ellipsis) return lines;
  let width = last.reduce((sum, word) => sum + word.width + word.spaceWidth, 0);
  while (last.length > 1 && width + ellipsis.width > limit) {
    const dropped = last.pop();
    width -= (dropped?.width ?? 0) + (dropped?.spaceWidth ?? 0);
  }
  const before = last.pop();
  return [...lines, [...last, ...(before ? [{ ...before, space: [], spaceWidth: 0 }] : []), ellipsis]];
}

/**
 * Puts pieces into visual order (UAX 9, L2). A space at the end of a line takes no room; it keeps the last word apart
 * from the next line for programs that read the text (PDF 1.7, 14.8.2.5).
 */
function toLine(words: readonly Word[]): Line {
  const pieces = words.flatMap((word, index) =>
    index === words.length - 1 ? word.pieces : [...word.pieces, ...word.space],
  );
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < pieces.length; from++) {
      let to = from;
      while (to < pieces.length && (pieces[to]?.level ?? 0) >= level) to++;
      if (to > from) pieces.splice(from, to - from, ...pieces.slice(from, to).reverse());
      from = to;
    }
  const isReordered = pieces.some(({ level }) => level > 0);
  pieces.push(...(words.at(-1)?.space ?? []));
  const text = words.map((word) => word.text).join('');
  // Programs reverse what stands for glyphs from right to left, so that there only a word that needs it has its own.
  const isWhole = !isReordered && pieces.some(({ actual }) => actual !== undefined);
  return { pieces, width, isReordered, text, actual: isWhole ? text : undefined };
}
