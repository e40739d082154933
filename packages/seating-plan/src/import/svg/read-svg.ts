import { isOnPage } from '../../is-coordinate.ts';
import type { PlanShape, Point } from '../../plan.ts';
import { drawEllipse, drawRectangle } from '../arrange/draw-outline.ts';
import { createNotice } from '../import-problem.ts';
import { isStageText } from '../is-stage-text.ts';
import { PlanBuilder } from '../plan-builder.ts';
import { refuse } from '../plan-fault.ts';
import { PLAN_FORMAT_NAMES } from '../plan-format.ts';
import type { ReadPlan } from '../read-plan.ts';
import { movePoint } from './matrix.ts';
import { nameSeat } from './name-seat.ts';
import { readLength } from './read-length.ts';
import { type DrawnElement, walkSvg } from './walk-svg.ts';

/** More than these beside the seats is an illustration. */
const SHAPES_MAX = 2000;

/**
 * A drawing whose seats are circles, ellipses or rectangles with the name of the seat; rectangles, lines, polygons and
 * words beside them are its decoration. Refused by name when nothing in it, or nothing named, is a seat.
 */
export function readSvg(text: string, { planName, seatsMax }: { planName: string; seatsMax: number }): ReadPlan {
  const builder = new PlanBuilder();
  const shapes: PlanShape[] = [];
  let unnamed = 0;
  let leftOut = 0;
  walkSvg(text, (element) => {
    const name = nameSeat(element.attributes);
    const centre = findCentre(element);
    if (name && centre !== undefined) {
      if (builder.seatCount >= seatsMax) throw refuse('TOO_MANY_SEATS', { values: { max: seatsMax } });
      builder.addSeat({ key: name.block, label: name.block || planName }, name.row, { label: name.seat, ...centre });
      return;
    }
    if (element.name === 'circle' || element.name === 'ellipse') unnamed += 1;
    const shape = drawShape(element);
    const isKept = shape?.points.every(isOnPage) && shapes.length < SHAPES_MAX;
    if (shape && isKept) shapes.push(shape);
    else if (shape || element.name === 'path') leftOut += 1;
  });
  const format = PLAN_FORMAT_NAMES.svg;
  if (builder.seatCount === 0 && unnamed > 0)
    throw refuse('SEATS_WITHOUT_LABELS', { values: { format, count: unnamed } });
  if (builder.seatCount === 0) throw refuse('DRAWING_WITHOUT_SEATS', { values: { format } });
  builder.shapes.push(...findStage(shapes));
  if (leftOut > 0) builder.notices.push(createNotice('DRAWING_LEFT_OUT', { what: 'other', count: leftOut }));
  return builder.build(planName);
}

/** null where a number is none: the checks say which seat it is. undefined for what cannot be a seat. */
function findCentre({ name, attributes, matrix }: DrawnElement): { x: number | null; y: number | null } | undefined {
  const read = (attribute: string) => readLength(attributes[attribute]);
  const half = (attribute: string) => read(attribute) / 2;
  const local =
    name === 'circle' || name === 'ellipse'
      ? { x: read('cx'), y: read('cy') }
      : name === 'rect'
        ? { x: read('x') + half('width'), y: read('y') + half('height') }
        : undefined;
  if (!local) return undefined;
  const { x, y } = movePoint(matrix, local);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : { x: null, y: null };
}

function drawShape(element: DrawnElement): PlanShape | undefined {
  if (element.name === 'text') return drawWords(element);
  const points = outline(element).map((point) => movePoint(element.matrix, point));
  if (points.length < 2) return undefined;
  return { kind: element.name === 'line' || element.name === 'polyline' ? 'line' : 'polygon', points };
}

function drawWords({ attributes, matrix, text }: DrawnElement): PlanShape | undefined {
  const point = movePoint(matrix, { x: readLength(attributes.x), y: readLength(attributes.y) });
  const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return words !== '' ? { kind: 'text', points: [point], text: words } : undefined;
}

function outline({ name, attributes }: DrawnElement): Point[] {
  const read = (attribute: string) => readLength(attributes[attribute]);
  switch (name) {
    case 'rect': {
      const [width, height] = [read('width'), read('height')];
      return drawRectangle({ x: read('x') + width / 2, y: read('y') + height / 2 }, width, height);
    }
    case 'circle':
      return drawEllipse({ x: read('cx'), y: read('cy') }, read('r'), read('r'));
    case 'ellipse':
      return drawEllipse({ x: read('cx'), y: read('cy') }, read('rx'), read('ry'));
    case 'line':
      return [
        { x: read('x1'), y: read('y1') },
        { x: read('x2'), y: read('y2') },
      ];
    case 'polygon':
    case 'polyline':
      return readPoints(attributes.points ?? '');
    default:
      return [];
  }
}

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

/** Words for the stage turn the figure they stand in into it. */
function findStage(shapes: readonly PlanShape[]): PlanShape[] {
  const words = shapes.find(({ kind, text }) => kind === 'text' && isStageText(text ?? ''));
  const [point] = words?.points ?? [];
  const figure = point && shapes.find(({ kind, points }) => kind === 'polygon' && isAround(points, point));
  if (!words || !figure) return [...shapes];
  return shapes.flatMap((shape) =>
    shape === words ? [] : [shape === figure ? { ...shape, kind: 'stage' as const, text: words.text ?? '' } : shape],
  );
}

const isAround = (points: readonly Point[], { x, y }: Point): boolean =>
  points.some((point) => point.x <= x) &&
  points.some((point) => point.x >= x) &&
  points.some((point) => point.y <= y) &&
  points.some((point) => point.y >= y);
