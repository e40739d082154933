import type { Point } from '../../format/plan.ts';
import { boundsOf } from '../../geometry/bounds.ts';
import { drawEllipse, drawRectangle } from '../../geometry/figures.ts';
import type { Bounds } from '../../geometry/geometry.ts';
import { readLength } from './read-length.ts';
import { tracePath } from './trace-path.ts';
import type { SvgElement } from './walk-svg.ts';

export interface Outline {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Returns the box round an element in its own coordinates; undefined if it has no lines. */
export function measureElement(element: SvgElement): Bounds | undefined {
  const figure = readFigure(element);
  if (!figure) return boundsOf(outlineElement(element).flatMap(({ points }) => points));
  const { centre, halfX, halfY } = figure;
  return { minX: centre.x - halfX, minY: centre.y - halfY, maxX: centre.x + halfX, maxY: centre.y + halfY };
}

/** Returns the lines of an element in its own coordinates. */
export function outlineElement(element: SvgElement): Outline[] {
  const { name, attributes, viewport } = element;
  const across = (attribute: string) => readLength(attributes[attribute], viewport.width);
  const down = (attribute: string) => readLength(attributes[attribute], viewport.height);
  const figure = readFigure(element);
  if (figure) {
    const draw = figure.isRound ? drawEllipse : drawRectangle;
    const [x, y] = figure.isRound ? [figure.halfX, figure.halfY] : [2 * figure.halfX, 2 * figure.halfY];
    return [{ points: draw(figure.centre, x, y), isClosed: true }];
  }
  switch (name) {
    case 'line':
      return [
        {
          points: [
            { x: across('x1'), y: down('y1') },
            { x: across('x2'), y: down('y2') },
          ],
          isClosed: false,
        },
      ];
    case 'polygon':
    case 'polyline': {
      const points = readPoints(attributes.points ?? '');
      return points.length > 0 ? [{ points, isClosed: name === 'polygon' }] : [];
    }
    case 'path':
      return tracePath(attributes.d ?? '')
        .filter(({ length }) => length > 1)
        .map((points) => ({ points, isClosed: /z\s*$/i.test((attributes.d ?? '').slice(-10)) }));
    default:
      return [];
  }
}

interface Figure {
  readonly centre: Point;
  readonly halfX: number;
  readonly halfY: number;
  readonly isRound: boolean;
}

/** Reads circles, ellipses and rectangles, which most seats are, by their middle. */
function readFigure({ name, attributes, viewport }: SvgElement): Figure | undefined {
  const across = (attribute: string) => readLength(attributes[attribute], viewport.width);
  const down = (attribute: string) => readLength(attributes[attribute], viewport.height);
  if (name === 'rect') {
    const [halfX, halfY] = [across('width') / 2, down('height') / 2];
    return { centre: { x: across('x') + halfX, y: down('y') + halfY }, halfX, halfY, isRound: false };
  }
  if (name !== 'circle' && name !== 'ellipse') return undefined;
  const centre = { x: across('cx'), y: down('cy') };
  if (name === 'ellipse') return { centre, halfX: across('rx'), halfY: down('ry'), isRound: true };
  const radius = readLength(attributes.r, Math.hypot(viewport.width, viewport.height) / Math.SQRT2);
  return { centre, halfX: radius, halfY: radius, isRound: true };
}

/** Reads pairs of numbers. An invalid pair becomes NaN in its place, so that the checks can name it. */
function readPoints(list: string): Point[] {
  const values = list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return Array.from({ length: Math.floor(values.length / 2) }, (_, index) => ({
    x: values[2 * index] ?? Number.NaN,
    y: values[2 * index + 1] ?? Number.NaN,
  }));
}
