import type { Point } from '../../format/plan.ts';
import { readLength } from './read-length.ts';

type Attributes = Readonly<Record<string, string>>;

const ORIGIN = /(?:^|;)\s*transform-origin\s*:\s*([^;]+)/;
const IN_BOX = /(?:^|;)\s*transform-box\s*:\s*fill-box/;

const TRANSFORM = /(?:^|;)\s*transform\s*:\s*([^;]+)/;

/** The style wins over the attribute, as in a browser. */
export const findTransform = ({ style, transform }: Attributes): string | undefined =>
  (style && TRANSFORM.exec(style)?.[1]) || transform;

/** The point about which an element is moved; in a drawing it is the corner unless the element says otherwise. */
export function findTransformOrigin(attributes: Attributes): Point | undefined {
  const style = attributes.style ?? '';
  const said = attributes['transform-origin'] ?? ORIGIN.exec(style)?.[1];
  if (said === undefined) return undefined;
  const [x, y = '50%'] = said.trim().split(/\s+/);
  const box = IN_BOX.test(style) ? findBox(attributes) : undefined;
  const point = { x: readShare(x, box?.x, box?.width), y: readShare(y, box?.y, box?.height) };
  return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : undefined;
}

const KEYWORDS: Record<string, string> = { left: '0%', top: '0%', center: '50%', right: '100%', bottom: '100%' };

/** A length, or a share of the element's own box. */
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
