import type { Point } from '@parterre/canvas';
import type { DrawingContext } from '../../render/backdrop.ts';
import { parseColour } from '../../render/colour.ts';
import { blitMask, createPixelBuffer } from '../../render/pixel-buffer.ts';
import { fillOutlines, type Outline, type PlacedMask, strokeOutlines } from './rasterise.ts';

export class SoftwareCanvas {
  readonly context = new SoftwareContext(this);
  #width: number;
  #height: number;

  constructor(width = 1, height = 1) {
    this.#width = width;
    this.#height = height;
    this.context.resize(width, height);
  }

  get width(): number {
    return this.#width;
  }

  set width(width: number) {
    this.#width = width;
    this.context.resize(width, this.#height);
  }

  get height(): number {
    return this.#height;
  }

  set height(height: number) {
    this.#height = height;
    this.context.resize(this.#width, height);
  }

  /** The only cast: the context has what the map uses, and anything else throws. */
  getContext(): DrawingContext {
    return this.context as unknown as DrawingContext;
  }
}

/** (x, y) becomes (a·x − b·y + e, b·x + a·y + f): the map only scales, turns and moves. */
interface Transform {
  readonly a: number;
  readonly b: number;
  readonly e: number;
  readonly f: number;
}

interface CanvasSize {
  width: number;
  height: number;
}

const STILL: Transform = { a: 1, b: 0, e: 0, f: 0 };
const LETTER_STEP = 0.6;
const CORNER_STEPS = 6;

/**
 * The part of a 2D canvas that the map uses, in plain Node and identical on every machine. There are no fonts: a word
 * is a row of bars whose heights represent its letters.
 */
class SoftwareContext {
  fillStyle = '#000';
  strokeStyle = '#000';
  lineWidth = 1;
  globalAlpha = 1;
  font = '10px sans-serif';
  textBaseline = 'alphabetic';
  readonly canvas: CanvasSize;
  #buffer = createPixelBuffer(1, 1);
  #transform = STILL;
  #saved: Transform[] = [];
  #outlines: { points: Point[]; isClosed: boolean }[] = [];

  constructor(canvas: CanvasSize) {
    this.canvas = canvas;
  }

  get pixels(): Uint32Array {
    return this.#buffer.pixels;
  }

  resize(width: number, height: number): void {
    this.#buffer = createPixelBuffer(width, height);
  }

  save(): void {
    this.#saved.push(this.#transform);
  }

  restore(): void {
    this.#transform = this.#saved.pop() ?? STILL;
  }

  setTransform(a: number, b: number, _c: number, _d: number, e: number, f: number): void {
    this.#transform = { a, b, e, f };
  }

  translate(x: number, y: number): void {
    const at = this.#place({ x, y });
    this.#transform = { ...this.#transform, e: at.x, f: at.y };
  }

  rotate(angle: number): void {
    const { a, b, e, f } = this.#transform;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.#transform = { a: a * cos - b * sin, b: b * cos + a * sin, e, f };
  }

  beginPath(): void {
    this.#outlines = [];
  }

  lineTo(x: number, y: number): void {
    const open = this.#outlines.at(-1);
    if (open && !open.isClosed) open.points.push(this.#place({ x, y }));
    else this.#outlines.push({ points: [this.#place({ x, y })], isClosed: false });
  }

  closePath(): void {
    const open = this.#outlines.at(-1);
    if (open) open.isClosed = true;
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const steps = Math.ceil((Math.abs(to - from) / Math.PI) * 2) * CORNER_STEPS;
    for (let step = 0; step <= steps; step++) {
      const angle = from + ((to - from) * step) / steps;
      this.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    const quarter = Math.PI / 2;
    this.arc(x + width - radius, y + radius, radius, -quarter, 0);
    this.arc(x + width - radius, y + height - radius, radius, 0, quarter);
    this.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter);
    this.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
    this.closePath();
  }

  fill(): void {
    this.#fill(this.#outlines);
  }

  stroke(): void {
    this.#stroke(this.#outlines);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#fill([this.#rect(x, y, width, height)]);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#stroke([this.#rect(x, y, width, height)]);
  }

  /** The map clears only whole canvases. */
  clearRect(): void {
    this.#buffer.pixels.fill(0);
  }

  measureText(text: string): { width: number } {
    return { width: [...text].length * LETTER_STEP * this.#fontPx() };
  }

  fillText(text: string, x: number, y: number): void {
    this.#fill(this.#spell(text, x, y));
  }

  strokeText(text: string, x: number, y: number): void {
    this.#stroke(this.#spell(text, x, y));
  }

  getImageData(x: number, y: number, width: number, height: number): SoftwareImage {
    const image = new SoftwareImage(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let row = 0; row < height; row++) {
      const from = (y + row) * this.#buffer.width + x;
      pixels.set(this.#buffer.pixels.subarray(from, from + width), row * width);
    }
    return image;
  }

  /** Copies the part of the image from (left, top) on to the same position of the canvas. */
  putImageData(image: ImageData, _x: number, _y: number, left: number, top: number, width: number, height: number) {
    const pixels = new Uint32Array(image.data.buffer);
    for (let row = top; row < top + height; row++) {
      const from = row * image.width + left;
      this.#buffer.pixels.set(pixels.subarray(from, from + width), row * this.#buffer.width + left);
    }
  }

  #place({ x, y }: Point): Point {
    const { a, b, e, f } = this.#transform;
    return { x: a * x - b * y + e, y: b * x + a * y + f };
  }

  #rect(x: number, y: number, width: number, height: number): Outline {
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ];
    return { points: corners.map((corner) => this.#place(corner)), isClosed: true };
  }

  #fontPx(): number {
    return Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 10);
  }

  /** The map centres all its texts. */
  #spell(text: string, x: number, y: number): Outline[] {
    const sizePx = this.#fontPx();
    const left = x - this.measureText(text).width / 2;
    const bottom = this.textBaseline === 'middle' ? y + 0.36 * sizePx : y;
    return [...text].map((letter, at) => {
      const height = (0.3 + ((letter.codePointAt(0) ?? 0) % 8) * 0.06) * sizePx;
      return this.#rect(left + (at + 0.1) * LETTER_STEP * sizePx, bottom - height, 0.8 * LETTER_STEP * sizePx, height);
    });
  }

  #fill(outlines: readonly Outline[]): void {
    this.#lay(fillOutlines(outlines, this.#buffer.width, this.#buffer.height), this.fillStyle);
  }

  #stroke(outlines: readonly Outline[]): void {
    const { width, height } = this.#buffer;
    const scale = Math.hypot(this.#transform.a, this.#transform.b);
    this.#lay(strokeOutlines(outlines, this.lineWidth * scale, width, height), this.strokeStyle);
  }

  #lay({ mask, x, y }: PlacedMask, style: string): void {
    const ink = parseColour(style);
    blitMask(this.#buffer, mask, x, y, { ...ink, a: ink.a * this.globalAlpha });
  }
}

/** Replaces ImageData, which Node does not have. */
export class SoftwareImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.data = new Uint8ClampedArray(width * height * 4);
    this.width = width;
    this.height = height;
  }
}
