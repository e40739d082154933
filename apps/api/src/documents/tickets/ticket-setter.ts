import type { TicketField, TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import { languageOf } from '#texts/language-of.ts';
import { removeTurning } from '#texts/remove-turning.ts';
import { pickTicketWords, type TicketWords } from '#texts/ticket-words.ts';
import type { Block } from './block.ts';
import type { Align, Ink, Tag } from './ink.ts';
import { type FittedText, fitText } from './text/fit-text.ts';
import type { WordShaper } from './text/shape-words.ts';
import type { Weight } from './text/typefaces.ts';
import type { TicketDesign, TicketWarning } from './ticket-sheet.ts';

export interface Picture {
  name: string;
  object: PDFKit.PDFKitReference;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}
export type DrawOnce = (size: Size, draw: (ink: Ink) => void) => PDFKit.PDFKitReference;

interface Pictures {
  pictures: Partial<Record<TicketImageType, Picture>>;
  broken: readonly TicketImageType[];
  drawOnce: DrawOnce;
}

export interface TextStyle {
  size: number;
  leastSize?: number;
  lines?: number;
  weight?: Weight;
  colour?: string;
  align?: Align;
  leading?: number;
  isBalanced?: boolean;
  tag?: Tag['type'];
  /** The subject of the warning if the text is cut. */
  about?: TicketWarning['about'];
}

interface Palette {
  ink: string;
  soft: string;
  line: string;
  tint: string;
  accent: string;
}

const INK = '#181c23';
const PAPER: Palette = { ink: INK, soft: '#535b69', line: '#d0d5dd', tint: '#f3f5f8', accent: '#272d37' };
/** The printers of rolls have no grey: they would print it as dots. */
const ROLL: Palette = { ink: '#000000', soft: '#000000', line: '#000000', tint: '#ffffff', accent: '#000000' };
/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5;

/** Sets the texts of one design in its language, direction and colours, and collects the warnings. */
export class TicketSetter {
  readonly design: TicketDesign;
  readonly words: TicketWords;
  readonly direction: 'ltr' | 'rtl';
  readonly palette: Palette;
  /** The colour of emphasised text: that of the design, if it is readable. */
  readonly strongColour: string;
  /** Pictures that could not be read. */
  readonly broken: readonly TicketImageType[];
  readonly #drawOnce: DrawOnce;
  readonly #drawings = new Map<string, PDFKit.PDFKitReference>();
  readonly #shaper: WordShaper;
  readonly #pictures: Partial<Record<TicketImageType, Picture>>;
  #warnings: Omit<TicketWarning, 'ticket'>[] = [];

  constructor(shaper: WordShaper, design: TicketDesign, { pictures, broken, drawOnce }: Pictures) {
    this.#drawOnce = drawOnce;
    this.#shaper = shaper;
    this.#pictures = pictures;
    this.broken = broken;
    this.design = design;
    this.words = pickTicketWords(design.culture);
    this.direction = RTL_LANGUAGES.has(languageOf(design.culture)) ? 'rtl' : 'ltr';
    const base = design.paper === 'ROLL_80' ? ROLL : PAPER;
    this.palette = design.colour && base === PAPER ? { ...base, accent: design.colour } : base;
    this.strongColour = hasLightColour(design) ? this.palette.ink : this.palette.accent;
  }

  has(field: TicketField): boolean {
    return this.design.fields[field];
  }

  picture(type: TicketImageType): Picture | undefined {
    return this.#pictures[type];
  }

  warn(code: TicketWarning['code'], about?: TicketWarning['about']): void {
    if (this.#warnings.some((known) => known.code === code && known.about === about)) return;
    this.#warnings.push(about === undefined ? { code } : { code, about });
  }

  /** Returns the warnings since the last call. */
  takeWarnings(): Omit<TicketWarning, 'ticket'>[] {
    const taken = this.#warnings;
    this.#warnings = [];
    return taken;
  }

  /** Draws decoration that tickets of this design share. The file contains it once for each `key`. */
  decorate(ink: Ink, key: string, box: Size & { x: number; y: number }, draw: (ink: Ink) => void): void {
    const known = this.#drawings.get(key) ?? this.#drawOnce(box, draw);
    this.#drawings.set(key, known);
    ink.show(`X${known.id}`, known, [1, 0, 0, 1, box.x, box.y]);
  }

  fit(text: string, width: number, style: TextStyle): FittedText {
    const fitted = fitText(this.#shaper, text, {
      weight: 'regular',
      ...style,
      width,
      culture: this.design.culture,
      direction: this.direction,
    });
    if (fitted.isCut) this.warn('TEXT_CUT', style.about);
    // The stub repeats texts, whose missing letters are named once.
    if (fitted.lacksLetters && style.about !== 'stub') this.warn('LETTERS_MISSING', style.about);
    return fitted;
  }

  /** Returns a text as a block of its own; undefined for an empty one. */
  text(value: string, width: number, style: TextStyle): Block | undefined {
    const text = toOneLine(value);
    if (text === '') return undefined;
    const fitted = this.fit(text, width, style);
    const tag: Tag = { type: style.tag ?? 'P' };
    return {
      height: fitted.height,
      draw: (ink, x, y) => ink.tag(tag, () => this.#show(ink, fitted, { x, y, width }, style)),
    };
  }

  /** Returns a value below its label. Screen readers read both as one. */
  labelled(label: string, value: string, width: number, style: TextStyle & { labelSize: number }): Block | undefined {
    const text = toOneLine(value);
    if (text === '') return undefined;
    const labelStyle = { size: style.labelSize, colour: this.palette.soft, lines: 1 };
    const above = this.fit(`${label} `, width, { ...labelStyle, leastSize: 5, align: style.align ?? 'start' });
    const below = this.fit(text, width, style);
    return {
      height: above.height + below.height,
      draw: (ink, x, y) =>
        ink.tag({ type: 'P' }, () => {
          this.#show(ink, above, { x, y, width }, { ...labelStyle, ...(style.align && { align: style.align }) });
          this.#show(ink, below, { x, y: y + above.height, width }, style);
        }),
    };
  }

  #show(ink: Ink, fitted: FittedText, box: { x: number; y: number; width: number }, style: TextStyle): void {
    // Text in the other direction is aligned to the start of the ticket, so that columns stay aligned.
    const align = turn(style.align ?? 'start', fitted.direction === this.direction);
    ink.text(fitted, box, { colour: style.colour ?? this.palette.ink, align });
  }
}

const RTL_LANGUAGES = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi']);

function turn(align: Align, isSameDirection: boolean): Align {
  if (isSameDirection || align === 'middle') return align;
  return align === 'start' ? 'end' : 'start';
}

/** Removes line ends, and characters that change the direction of later text. */
export const toOneLine = (text: string): string =>
  removeTurning(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** True for a printed colour in which texts on white could not be read. The roll prints black only. */
export const hasLightColour = ({ paper, colour }: Pick<TicketDesign, 'paper' | 'colour'>): boolean =>
  colour !== null && paper !== 'ROLL_80' && contrastWithWhite(colour) < CONTRAST_MIN;

/** Returns the contrast ratio by relative luminance (WCAG 2.2). */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
