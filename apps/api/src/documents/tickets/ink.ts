import type { FittedText, Line } from './text/fit-text.ts';

/** The target of drawing operators: a page, or a drawing that many pages show. */
export interface Surface {
  write(operators: string): void;
  /** `begin` and `end` enclose content for screen readers, or decoration. */
  begin(tag: Tag): void;
  /** `actual` is what the content says, if its glyphs are in another order. */
  end(actual?: string): void;
  readonly fonts: Record<string, PDFKit.PDFKitReference>;
  readonly xobjects: Record<string, PDFKit.PDFKitReference>;
  readonly states: Record<string, PDFKit.PDFKitReference>;
}

export interface Tag {
  type: 'Artifact' | 'H1' | 'H2' | 'P' | 'Figure';
  /** The alternative text of a picture. */
  alt?: string;
  /** What a drawing says whose glyphs are in another order. */
  actual?: string | undefined;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws with PDF operators. y increases downwards from the top of the page. */
export class Ink {
  readonly #surface: Surface;
  #operators: string[] = [];
  #isTagged = false;
  #isDecorating = false;
  #fill = '';
  /** The lines of the open tag. */
  #lines: Line[] = [];

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** Draws content for screen readers. Anything drawn outside a tag is decoration. */
  tag(tag: Tag, draw: () => void): void {
    this.flush();
    this.#surface.begin(tag);
    this.#isTagged = true;
    this.#lines = [];
    draw();
    this.flush();
    this.#isTagged = false;
    this.#surface.end(readLines(this.#lines));
  }

  /** Writes the operators that were drawn so far. */
  flush(): void {
    if (this.#operators.length > 0) this.#surface.write(this.#operators.join('\n'));
    this.#operators = [];
    if (this.#isDecorating) this.#surface.end();
    this.#isDecorating = false;
  }

  raw(operators: string): void {
    if (!this.#isTagged && !this.#isDecorating) {
      this.#surface.begin({ type: 'Artifact' });
      this.#isDecorating = true;
    }
    this.#operators.push(operators);
  }

  /** Draws without changing the colours or the clip of later content. */
  isolate(draw: () => void): void {
    const fill = this.#fill;
    this.raw('q');
    draw();
    this.raw('Q');
    this.#fill = fill;
  }

  fill(colour: string): void {
    if (colour === this.#fill) return;
    this.#fill = colour;
    this.raw(`${toRgb(colour)} rg`);
  }

  rect({ x, y, width, height }: Box, colour: string): void {
    this.fill(colour);
    this.raw(`${num(x)} ${num(y)} ${num(width)} ${num(height)} re f`);
  }

  roundRect(
    box: Box,
    radius: number,
    look: { fill: string } | { stroke: string; width: number } | { clip: true },
  ): void {
    const path = roundPath(box, radius);
    if ('fill' in look) {
      this.fill(look.fill);
      this.raw(`${path} f`);
    } else if ('stroke' in look) this.raw(`${toRgb(look.stroke)} RG ${num(look.width)} w ${path} S`);
    else this.raw(`${path} W n`);
  }

  line(from: readonly [x: number, y: number], to: readonly [x: number, y: number], look: LineLook): void {
    const dash = look.dash ? `[${look.dash.map(num).join(' ')}] 0 d` : '';
    const path = `${num(from[0])} ${num(from[1])} m ${num(to[0])} ${num(to[1])} l S`;
    this.raw(`q ${dash} 1 J ${toRgb(look.colour)} RG ${num(look.width)} w ${path} Q`);
  }

  /** Shows a picture or drawing of the file, placed by `matrix`. */
  show(name: string, object: PDFKit.PDFKitReference, matrix: readonly number[]): void {
    this.#surface.xobjects[name] = object;
    this.raw(`q ${matrix.map(num).join(' ')} cm /${name} Do Q`);
  }

  /** Draws with transparency, so that the content below shows through. */
  fade(state: PDFKit.PDFKitReference, draw: () => void): void {
    this.isolate(() => {
      this.#surface.states.Fade = state;
      this.raw('/Fade gs');
      draw();
    });
  }

  /**
   * Draws lines of text below `y`, aligned within a width to the side where their direction begins, or to the middle.
   */
  text(text: FittedText, box: { x: number; y: number; width: number }, look: { colour: string; align?: Align }): void {
    this.fill(look.colour);
    this.#lines.push(...text.lines);
    const out = ['BT'];
    const ascent = (text.lineHeight - text.size) / 2 + text.size * BASELINE;
    for (const [index, line] of text.lines.entries()) {
      const x = box.x + place(box.width - (line.width * text.size) / 1000, text.direction, look.align ?? 'start');
      const y = box.y + index * text.lineHeight + ascent;
      out.push(`1 0 0 -1 ${num(x)} ${num(y)} Tm`, this.#showLine(line, text.size, look.colour));
    }
    this.raw([...out, 'ET'].join('\n'));
  }

  #showLine(line: Line, size: number, colour: string): string {
    const out = line.actual === undefined ? [] : [beginActual(line.actual)];
    let font = '';
    let rise = 0;
    let items = '';
    const endItems = () => {
      if (items !== '') out.push(`[${items}] TJ`);
      items = '';
    };
    for (const piece of line.pieces) {
      const { embedded, isOutlined } = piece.typeface;
      if (font !== embedded.id || isOutlined) endItems();
      if (font !== embedded.id) out.push(`/${embedded.id} ${num(size)} Tf`);
      font = embedded.id;
      this.#surface.fonts[font] = embedded.ref();
      if (isOutlined) out.push(`2 Tr ${num(size * OUTLINE)} w ${toRgb(colour)} RG`);
      const actual = line.actual === undefined ? piece.actual : undefined;
      if (actual !== undefined) {
        endItems();
        out.push(beginActual(actual));
      }
      for (const part of piece.parts) {
        if (part.rise !== rise) {
          endItems();
          out.push(`${num((part.rise * size) / 1000)} Ts`);
          rise = part.rise;
        }
        items += part.items;
      }
      if (actual !== undefined) {
        endItems();
        out.push('EMC');
      }
      if (!isOutlined) continue;
      endItems();
      out.push('0 Tr');
    }
    endItems();
    if (rise !== 0) out.push('0 Ts');
    if (line.actual !== undefined) out.push('EMC');
    return out.join('\n');
  }
}

/**
 * Returns the text of lines whose glyphs stand in another order than they are read. Programs that find and copy text
 * reverse a run from right to left, and would reverse an ActualText around its glyphs; screen readers need the text.
 */
export const readLines = (lines: readonly Line[]): string | undefined =>
  lines.some(({ isReordered }) => isReordered)
    ? lines
        .map(({ text }) => text)
        .join('')
        .trim()
    : undefined;

export type Align = 'start' | 'end' | 'middle';
interface LineLook {
  colour: string;
  width: number;
  dash?: readonly number[];
}

/** The distance from the top of a letter's box to its baseline, as a share of its size. */
const BASELINE = 0.86;
/** The width of the outline that makes letters bold, as a share of their size. */
const OUTLINE = 0.03;
/** The length of the Bézier handles of a quarter circle, as a share of its radius. */
const KAPPA = 0.5523;

function place(rest: number, direction: 'ltr' | 'rtl', align: Align): number {
  if (align === 'middle') return rest / 2;
  return (align === 'start') === (direction === 'ltr') ? 0 : rest;
}

/** Formats a number for PDF, with at most two decimals and without trailing zeros. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

const toRgb = (colour: string): string =>
  [1, 3, 5].map((at) => String(Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 2.55) / 100)).join(' ');

const beginActual = (text: string): string => `/Span <</ActualText ${toUtf16(text)}>> BDC`;

const toUtf16 = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

function roundPath({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  const [right, bottom] = [x + width, y + height];
  const curve = (...points: number[]) => `${points.map(num).join(' ')} c`;
  return [
    `${num(x + r)} ${num(y)} m ${num(right - r)} ${num(y)} l`,
    curve(right - k, y, right, y + k, right, y + r),
    `${num(right)} ${num(bottom - r)} l`,
    curve(right, bottom - k, right - k, bottom, right - r, bottom),
    `${num(x + r)} ${num(bottom)} l`,
    curve(x + k, bottom, x, bottom - k, x, bottom - r),
    `${num(x)} ${num(y + r)} l`,
    curve(x, y + k, x + k, y, x + r, y),
    'h',
  ].join(' ');
}
