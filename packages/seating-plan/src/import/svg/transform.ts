import type { Point } from '../../format/plan.ts';
import { readLength } from './read-length.ts';

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const STEP = /[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)/y;
const STEPS_MAX = 100;
/** The units of numbers in a style, as in `10px` or `45deg`; other units are ignored. */
const UNIT = /(?:px|deg)$/;
const CORNER: Point = { x: 0, y: 0 };

/** Applies a `transform` attribute about its origin to the matrix around it; what cannot be read is ignored. */
export function applyTransform(around: Matrix, transform: string | undefined, { x, y }: Point = CORNER): Matrix {
  if (transform === undefined) return around;
  let matrix = multiply(around, [1, 0, 0, 1, x, y]);
  STEP.lastIndex = 0;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const [, name = '', list = ''] = STEP.exec(transform) ?? [];
    if (name === '') break;
    const values = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => Number(value.replace(UNIT, '')));
    if (values.every(Number.isFinite)) matrix = multiply(matrix, toMatrix(name, values));
  }
  return multiply(matrix, [1, 0, 0, 1, -x, -y]);
}

export function movePoint([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function toMatrix(name: string, values: readonly number[]): Matrix {
  const [first = 0, second, third] = values;
  const angle = (first * Math.PI) / 180;
  switch (name) {
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
      return [a, b, c, d, e, f];
    }
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'translateX':
      return [1, 0, 0, 1, first, 0];
    case 'translateY':
      return [1, 0, 0, 1, 0, first];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      if (second === undefined || third === undefined) return turn;
      return multiply(multiply([1, 0, 0, 1, second, third], turn), [1, 0, 0, 1, -second, -third]);
    }
    case 'skewX':
      return [1, 0, Math.tan(angle), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(angle), 0, 1, 0, 0];
    default:
      return IDENTITY;
  }
}

export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

type Attributes = Readonly<Record<string, string>>;

const ORIGIN = /(?:^|;)\s*transform-origin\s*:\s*([^;]+)/;
const IN_BOX = /(?:^|;)\s*transform-box\s*:\s*fill-box/;

const TRANSFORM = /(?:^|;)\s*transform\s*:\s*([^;]+)/;

/** The style wins over the attribute, as in browsers. */
export const findTransform = ({ style, transform }: Attributes): string | undefined =>
  (style && TRANSFORM.exec(style)?.[1]) || transform;

/** Returns the point about which an element is transformed; undefined for the corner of the drawing. */
export function findTransformOrigin(attributes: Attributes): Point | undefined {
  const style = attributes.style ?? '';
  const declared = attributes['transform-origin'] ?? ORIGIN.exec(style)?.[1];
  if (declared === undefined) return undefined;
  const [x, y = '50%'] = declared.trim().split(/\s+/);
  const box = IN_BOX.test(style) ? findBox(attributes) : undefined;
  const point = { x: readShare(x, box?.x, box?.width), y: readShare(y, box?.y, box?.height) };
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : undefined;
}

const KEYWORDS: Record<string, string> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' };

/** Returns a length, or a percentage of the element's own box. */
function readShare(text = '', start: number | undefined, length: number | undefined): number {
  const word = KEYWORDS[text] ?? text;
  if (!word.endsWith('%')) return readLength(word) + (start ?? 0);
  return start === undefined || length === undefined ? Number.NaN : start + (length * Number.parseFloat(word)) / 100;
}

function findBox(attributes: Attributes) {
  const read = (name: string) => readLength(attributes[name]);
  if (attributes.cx === undefined) return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
  const radiusX = read(attributes.r === undefined ? 'rx' : 'r');
  const radiusY = read(attributes.r === undefined ? 'ry' : 'r');
  return { x: read('cx') - radiusX, y: read('cy') - radiusY, width: 2 * radiusX, height: 2 * radiusY };
}
