import { readFileSync } from 'node:fs';
import { toFontFile } from '#documents/pdf/fonts.ts';

export type Weight = 'regular' | 'strong';

/**
 * A typeface in a document. Chinese, Japanese and Korean have only one weight, so an outline makes their letters bold.
 */
export interface Typeface {
  embedded: PDFKit.EmbeddedFont;
  /** The codes of its glyphs in the file, by glyph and letters. */
  codes: Map<string, number>;
  isOutlined: boolean;
}

const FILES = {
  inter: { regular: 'inter-regular', strong: 'inter-semibold' },
  arabic: { regular: 'noto-sans-arabic-regular', strong: 'noto-sans-arabic-semibold' },
  hebrew: { regular: 'noto-sans-hebrew-regular', strong: 'noto-sans-hebrew-semibold' },
  thai: { regular: 'noto-sans-thai-regular', strong: 'noto-sans-thai-semibold' },
  devanagari: { regular: 'noto-sans-devanagari-regular', strong: 'noto-sans-devanagari-semibold' },
  japanese: { regular: 'noto-sans-jp' },
  simplified: { regular: 'noto-sans-sc' },
  traditional: { regular: 'noto-sans-tc' },
  korean: { regular: 'noto-sans-kr' },
  symbols: { regular: 'noto-sans-symbols' },
  music: { regular: 'noto-music' },
  emoji: { regular: 'noto-emoji' },
} as const satisfies Record<string, { regular: string; strong?: string }>;
type Name = keyof typeof FILES;

const SINGLE_WEIGHT: ReadonlySet<Name> = new Set(['japanese', 'simplified', 'traditional', 'korean']);

const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The typefaces that may contain a letter, by its script. Han letters look different from country to country. */
const SCRIPTS: readonly (readonly [script: RegExp, names: readonly Name[]])[] = [
  [/\p{Script_Extensions=Arabic}/u, ['arabic']],
  [/\p{Script_Extensions=Hebrew}/u, ['hebrew']],
  [/\p{Script_Extensions=Thai}/u, ['thai']],
  [/\p{Script_Extensions=Devanagari}/u, ['devanagari']],
  [/\p{Script=Hangul}/u, ['korean']],
  [KANA, ['japanese']],
];
const IDEOGRAPHIC = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
/** Small files, searched for characters that belong to no script, such as currency signs. */
const SMALL: readonly Name[] = ['thai', 'devanagari', 'arabic', 'hebrew', 'symbols', 'music', 'emoji'];
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const HAN: readonly (readonly [culture: RegExp, names: readonly Name[]])[] = [
  [/^ja/i, ['japanese', 'simplified', 'traditional']],
  [/^zh-(?:tw|hk|mo|hant)/i, ['traditional', 'japanese', 'simplified']],
];
const HAN_ELSEWHERE: readonly Name[] = ['simplified', 'traditional', 'japanese'];
/** The typefaces of one document. Each is read when a letter needs it, and only the used glyphs are embedded. */
export class Typefaces {
  readonly #document: PDFKit.PDFDocument;
  readonly #open = new Map<string, Typeface>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /**
   * Returns the typeface that has all letters and marks of a cluster, else one that has its first letter; undefined
   * where none has that. `culture` distinguishes Japanese from Chinese.
   */
  find(cluster: string, weight: Weight, culture: string): Typeface | undefined {
    const signs = [...cluster].filter((sign) => !IGNORABLE.test(sign));
    const [letter] = signs;
    if (letter === undefined) return this.open('inter', weight);
    let ofLetter: Typeface | undefined;
    for (const name of listNames(cluster, culture)) {
      const typeface = this.open(name, weight);
      if (signs.every((sign) => hasGlyph(typeface, sign))) return typeface;
      if (hasGlyph(typeface, letter)) ofLetter ??= typeface;
    }
    return ofLetter;
  }

  open(name: Name, weight: Weight): Typeface {
    const files: { regular: string; strong?: string } = FILES[name];
    const file = files[weight] ?? files.regular;
    const key = `${file}/${weight}`;
    const open = this.#open.get(key);
    if (open) return open;
    const isOutlined = weight === 'strong' && SINGLE_WEIGHT.has(name);
    const regular = this.#open.get(`${file}/regular`) ?? this.#open.get(`${file}/strong`);
    const { embedded, codes } = regular ?? { embedded: this.#embed(file), codes: new Map() };
    const typeface = { embedded, codes, isOutlined };
    this.#open.set(key, typeface);
    return typeface;
  }

  #embed(file: string): PDFKit.EmbeddedFont {
    this.#document.registerFont(file, readFileSync(toFontFile(`${file}.ttf`))).font(file);
    return this.#document._font;
  }
}

/** Returns the culture whose Han letters a line has: a line with kana is Japanese, in whatever language the ticket is. */
export const findHanCulture = (line: string, culture: string): string => (KANA.test(line) ? 'ja' : culture);

function listNames(cluster: string, culture: string): readonly Name[] {
  if (EMOJI.test(cluster)) return ['emoji', 'symbols', 'inter'];
  const [, own = []] = SCRIPTS.find(([script]) => script.test(cluster)) ?? [];
  const [, han = HAN_ELSEWHERE] = HAN.find(([wanted]) => wanted.test(culture)) ?? [];
  return ['inter', ...own, ...(IDEOGRAPHIC.test(cluster) ? [] : SMALL), ...han, 'korean'];
}

/** Characters that are never visible by themselves: joiners, variation selectors, direction marks. */
export const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

export const hasGlyph = ({ embedded }: Typeface, sign: string): boolean =>
  embedded.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
