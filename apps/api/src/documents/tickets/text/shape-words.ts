import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { findHanCulture, hasGlyph, IGNORABLE, type Typeface, type Typefaces, type Weight } from './typefaces.ts';

/** Glyphs of one typeface and one direction, in visual order. */
export interface Piece {
  typeface: Typeface;
  /** Odd for text from right to left (UAX 9). */
  level: number;
  /** The width in thousandths of the size. */
  width: number;
  /** The operands of TJ. Each part is raised above the baseline by thousandths of the size. */
  parts: { items: string; rise: number }[];
  /** The letters, if they cannot be derived from the glyphs, because they were reordered, joined or merged. */
  actual: string | undefined;
  /** True if boxes are shown, because no typeface has the letters. */
  isMissing: boolean;
}

/** The text between two places where a line may break. */
export interface Word {
  text: string;
  pieces: readonly Piece[];
  width: number;
  /** The spaces after the word, which are hidden at the end of a line. */
  space: readonly Piece[];
  spaceWidth: number;
  /** True if a line always ends after the word. */
  endsLine: boolean;
}

export interface WordOptions {
  weight: Weight;
  culture: string;
  direction: 'ltr' | 'rtl';
}

// The types describe a different export: in Node, the function is the module itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const HAS_RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Letters of Inter without combining marks. A text of these needs no search for typefaces, directions and breaks. */
const SIMPLE = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0400-\u045f\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;
/** Scripts without spaces between words, where only a dictionary can find the places for line breaks. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The broken words that are kept, about those of ten tickets with nothing but long words. */
const BROKEN_MAX = 2000;

/** Chooses and places the glyphs of texts. Each word is shaped once per document. */
export class WordShaper {
  readonly #typefaces: Typefaces;
  readonly #words = new Map<string, Word>();
  readonly #broken = new Map<string, readonly Word[]>();
  #split: { word: string; letters: readonly string[] } | undefined;

  constructor(typefaces: Typefaces) {
    this.#typefaces = typefaces;
  }

  /**
   * Returns the words of a text in reading order. A paragraph that another one follows ends with a space, which keeps
   * their words apart for programs that read the text.
   */
  shape(text: string, options: WordOptions): Word[] {
    return text
      .normalize('NFC')
      .replaceAll('\n', ' \n')
      .split('\n')
      .flatMap((line) => this.#shapeLine(line, options));
  }

  /** Keeps the parts of a broken word, because all tickets of a design break their long words at the same widths. */
  remember(key: string, breakWord: () => readonly Word[]): readonly Word[] {
    const known = this.#broken.get(key) ?? breakWord();
    if (this.#broken.size >= BROKEN_MAX) this.#broken.clear();
    this.#broken.set(key, known);
    return known;
  }

  /** Returns the letters of a word with their marks. The latest word is kept, because it is broken at several widths. */
  splitLetters(word: string): readonly string[] {
    if (this.#split?.word !== word) this.#split = { word, letters: listClusters(word) };
    return this.#split.letters;
  }

  /** Returns a part of a word as one word, whether or not a line could break within it. */
  shapeWhole(text: string, options: WordOptions): Word {
    return this.#shapeWord(text, ...readLine(text, options));
  }

  #shapeLine(line: string, options: WordOptions): Word[] {
    const [levels, own] = readLine(line, options);
    let at = 0;
    const words = splitAtBreaks(line, options.culture).map((text) => {
      const start = at;
      at += text.length;
      return this.#shapeWord(text, levels?.subarray(start, at), own);
    });
    const last = words.pop() ?? this.#shapeWord('', undefined, own);
    return [...words, { ...last, endsLine: true }];
  }

  #shapeWord(text: string, levels: Uint8Array | undefined, options: WordOptions): Word {
    const key = `${options.weight} ${levels ?? ''} ${options.culture} ${text}`;
    const known = this.#words.get(key);
    if (known) return known;
    const visible = text.trimEnd();
    const pieces = this.#shapePieces(visible, levels, options);
    const space = this.#shapePieces(text.slice(visible.length), levels?.subarray(visible.length), options);
    const word = { text, pieces, width: sum(pieces), space, spaceWidth: sum(space), endsLine: false };
    this.#words.set(key, word);
    return word;
  }

  #shapePieces(text: string, levels: Uint8Array | undefined, options: WordOptions): Piece[] {
    if (text === '') return [];
    const inter = this.#typefaces.open('inter', options.weight);
    if (!levels && SIMPLE.test(text)) return [shape(text, inter, 0)];
    const runs: { text: string; typeface: Typeface | undefined; level: number }[] = [];
    let at = 0;
    for (const segment of listClusters(text)) {
      const level = levels?.[at] ?? 0;
      at += segment.length;
      const typeface = this.#typefaces.find(segment, options.weight, options.culture);
      const last = runs.at(-1);
      if (last && last.typeface === typeface && last.level === level) last.text += segment;
      else runs.push({ text: segment, typeface, level });
    }
    return runs.map((run) =>
      run.typeface
        ? shape(run.text, run.typeface, run.level)
        : { ...shape('□'.repeat(listClusters(run.text).length), inter, run.level), actual: run.text, isMissing: true },
    );
  }
}

/** Finds the directions of a line and the language of its Han letters once, because every letter would search all of it. */
function readLine(line: string, options: WordOptions): [Uint8Array | undefined, WordOptions] {
  const levels = HAS_RTL.test(line) ? bidi.getEmbeddingLevels(line, options.direction).levels : undefined;
  return [levels, { ...options, culture: findHanCulture(line, options.culture) }];
}

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Texts are segmented in parts, because the time that a segmenter takes grows with the square of its text. */
const SEGMENTED = 256;

function listClusters(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const part = Array.from(clusters.segment(text.slice(at, at + SEGMENTED)), ({ segment }) => segment);
    // The last cluster of a part may go on in the next.
    if (at + SEGMENTED < text.length && part.length > 1) part.pop();
    found.push(...part);
    at += part.reduce((length, cluster) => length + cluster.length, 0);
  }
  return found;
}

const sum = (pieces: readonly Piece[]): number => pieces.reduce((width, piece) => width + piece.width, 0);

function splitAtBreaks(line: string, culture: string): string[] {
  if (SIMPLE.test(line)) return line.match(/[^ -]*(?:-+ *| +)|[^ -]+$/g) ?? [];
  const breaker = new LineBreaker(line);
  const words: string[] = [];
  let last = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const word = line.slice(last, found.position);
    last = found.position;
    if (UNSPACED.test(word)) words.push(...splitUnspaced(word, culture));
    else words.push(word);
  }
  return words;
}

function splitUnspaced(text: string, culture: string): string[] {
  const segmenter = new Intl.Segmenter([culture, 'th'], { granularity: 'word' });
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
  return words;
}

/** Invisible characters that still join letters or select pictograms. All others have had their effect before. */
const JOINING = /^(?:\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])$/u;
const IGNORABLES = new RegExp(IGNORABLE, 'gu');

function shape(text: string, typeface: Typeface, level: number): Piece {
  const { embedded } = typeface;
  const isRtl = level % 2 === 1;
  const visible = text.replace(IGNORABLES, (sign) => (JOINING.test(sign) ? sign : ''));
  // A mark that the typeface lacks is left out, because its box would lie over the letter and the next field.
  const seen = [...visible].filter((sign) => JOINING.test(sign) || hasGlyph(typeface, sign)).join('');
  const shown = isRtl ? mirror(seen) : seen;
  const { glyphs, positions } = embedded.font.layout(shown, undefined, undefined, undefined, isRtl ? 'rtl' : 'ltr');
  const scale = 1000 / embedded.font.unitsPerEm;
  const read = isRtl ? readBackwards(text, glyphs) : undefined;
  const run = new GlyphRun();
  let width = 0;
  let letters = '';
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index];
    if (!position || isIgnorable(glyph)) continue;
    const offset = position.xOffset * scale;
    run.raise(Math.round(position.yOffset * scale));
    run.move(offset);
    run.show(encode(typeface, glyph, read?.[index] ?? glyph.codePoints));
    run.move((position.xAdvance - glyph.advanceWidth) * scale - offset);
    width += position.xAdvance * scale;
    letters += String.fromCodePoint(...glyph.codePoints);
  }
  // Programs that go by positions take a raised mark for one of the next letter.
  const isDerived = isRtl ? read !== undefined : letters === text && !/\p{M}/u.test(text);
  return {
    typeface,
    level,
    width,
    parts: run.end(),
    actual: isDerived ? undefined : text,
    isMissing: seen !== visible,
  };
}

const isIgnorable = ({ codePoints: [letter = 32] }: PDFKit.FontGlyph): boolean =>
  IGNORABLE.test(String.fromCodePoint(letter));

/**
 * Returns the letters of each glyph of a text from right to left; undefined if there is not one glyph for each. A glyph
 * itself names the letter that it was first used for, and Arabic letters share their glyphs.
 */
function readBackwards(text: string, glyphs: readonly PDFKit.FontGlyph[]): number[][] | undefined {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const visible = letters.filter((letter) => !IGNORABLE.test(String.fromCodePoint(letter)));
  const read: number[][] = [];
  let at = 0;
  for (const glyph of glyphs.toReversed()) {
    const from = at;
    at += isIgnorable(glyph) ? 0 : glyph.codePoints.length;
    read.push(visible.slice(from, at));
  }
  return at === visible.length ? read.reverse() : undefined;
}

/** Collects the operands of TJ: codes of glyphs, and numbers that move the next glyph to the left. */
class GlyphRun {
  readonly #parts: Piece['parts'] = [];
  #items = '';
  #codes = '';
  #moved = 0;
  #rise = 0;

  raise(rise: number): void {
    if (rise === this.#rise) return;
    this.#endPart();
    this.#rise = rise;
  }

  move(thousandths: number): void {
    this.#moved += thousandths;
  }

  show(code: string): void {
    this.#endMove();
    this.#codes += code;
  }

  end(): Piece['parts'] {
    this.#endPart();
    return this.#parts;
  }

  #endMove(): void {
    const moved = Math.round(this.#moved);
    if (moved === 0) return;
    this.#endCodes();
    this.#items += `${-moved} `;
    this.#moved -= moved;
  }

  #endCodes(): void {
    if (this.#codes !== '') this.#items += `<${this.#codes}>`;
    this.#codes = '';
  }

  #endPart(): void {
    this.#endMove();
    this.#endCodes();
    if (this.#items !== '') this.#parts.push({ items: this.#items, rise: this.#rise });
    this.#items = '';
  }
}

/** Returns the code of a glyph for some letters. A glyph that other letters had before has a further code for these. */
function encode({ embedded, codes }: Typeface, glyph: PDFKit.FontGlyph, letters: readonly number[]): string {
  const key = `${glyph.id} ${letters}`;
  let code = codes.get(key);
  if (code === undefined) {
    const { subset } = embedded;
    code = subset.includeGlyph(glyph.id);
    if (embedded.unicode[code] !== undefined) code = subset.glyphs.push(glyph.id) - 1;
    embedded.widths[code] = (glyph.advanceWidth * 1000) / embedded.font.unitsPerEm;
    embedded.unicode[code] = [...letters];
    codes.set(key, code);
  }
  return code.toString(16).padStart(4, '0');
}

const mirror = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
