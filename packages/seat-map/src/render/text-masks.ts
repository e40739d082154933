import type { Mask } from './sprite.ts';

export interface TextStyle {
  readonly fontFamily: string;
  /** Device pixels. */
  readonly sizePx: number;
  readonly weight: number;
  /** Radians clockwise; 0 by default. */
  readonly angle?: number;
  /** Padding around the letters, in device pixels. It is covered too, as the background of a name on top of seats. */
  readonly haloPx?: number;
}

/** Texts as masks, drawn once per text and style. Only these pixels come from the browser's own renderer. */
export interface TextMasks {
  maskOf(text: string, style: TextStyle): Mask;
  /** The width of the unrotated text in device pixels. */
  measure(text: string, style: TextStyle): number;
  clear(): void;
}

type ScratchContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const MASKS_MAX = 4000;

export function createTextMasks(createCanvas: () => HTMLCanvasElement | OffscreenCanvas): TextMasks {
  const tables = new Map<string, StyleTable>();
  const context = scratchContext(createCanvas());
  let maskCount = 0;
  // A frame needs many words of one style object, so the key of a style is built only once.
  let tableByStyle = new WeakMap<TextStyle, StyleTable>();
  const clear = () => {
    tables.clear();
    tableByStyle = new WeakMap();
    maskCount = 0;
  };
  const tableOf = (style: TextStyle): StyleTable => {
    const found = tableByStyle.get(style);
    if (found) return found;
    const key = `${fontOf(style)}|${style.angle ?? 0}|${style.haloPx ?? 0}`;
    const table = tables.get(key) ?? { masks: new Map(), widths: new Map() };
    tables.set(key, table);
    tableByStyle.set(style, table);
    return table;
  };
  const measure = (text: string, style: TextStyle) => {
    const { widths } = tableOf(style);
    const known = widths.get(text);
    if (known !== undefined) return known;
    context.font = fontOf(style);
    const { width } = context.measureText(text);
    widths.set(text, width);
    return width;
  };
  return {
    measure,
    maskOf(text, style) {
      const known = tableOf(style).masks.get(text);
      if (known !== undefined) return known;
      if (maskCount >= MASKS_MAX) clear();
      const mask = drawText(context, text, style, measure(text, style));
      tableOf(style).masks.set(text, mask);
      maskCount++;
      return mask;
    },
    clear,
  };
}

interface StyleTable {
  readonly masks: Map<string, Mask>;
  readonly widths: Map<string, number>;
}

function drawText(context: ScratchContext, text: string, style: TextStyle, textWidth: number): Mask {
  const { angle = 0, haloPx = 0, sizePx } = style;
  const boxWidth = textWidth + 2 + haloPx * 2;
  const boxHeight = sizePx * 1.3 + 2 + haloPx * 2;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  const width = Math.ceil(boxWidth * cos + boxHeight * sin);
  const height = Math.ceil(boxWidth * sin + boxHeight * cos);
  const { canvas } = context;
  if (canvas.width < width || canvas.height < height) {
    canvas.width = Math.max(canvas.width, width);
    canvas.height = Math.max(canvas.height, height);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.font = fontOf(style);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = context.strokeStyle = '#000';
  const baseline = sizePx * 0.36;
  if (haloPx > 0) {
    context.lineWidth = haloPx * 2;
    context.lineJoin = 'round';
    context.strokeText(text, 0, baseline);
  }
  context.fillText(text, 0, baseline);
  const { data } = context.getImageData(0, 0, width, height);
  const coverage = new Uint8Array(width * height);
  for (let at = 0; at < coverage.length; at++) coverage[at] = data[at * 4 + 3] ?? 0;
  return { width, height, coverage };
}

function fontOf({ fontFamily, sizePx, weight }: TextStyle): string {
  return `${weight} ${sizePx}px ${fontFamily}`;
}

function scratchContext(canvas: HTMLCanvasElement | OffscreenCanvas): ScratchContext {
  canvas.width = 256;
  canvas.height = 64;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !('measureText' in context)) throw new Error('This browser has no 2D canvas');
  return context;
}
