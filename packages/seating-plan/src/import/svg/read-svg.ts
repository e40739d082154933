import { isOnPage, roundCoordinate } from '../../format/coordinates.ts';
import type { PlanShape, Point } from '../../format/plan.ts';
import { median } from '../../geometry/measure-pitch.ts';
import type { IdOrder } from '../../seat-ids/id-order.ts';
import { createNotice, type ImportProblem, refuse } from '../import-problem.ts';
import { isStageText } from '../is-stage-text.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { DrawingReading, ReadPlan } from '../read-plan.ts';
import { PLAN_FORMAT_NAMES } from '../recognise/plan-format.ts';
import { gatherSeats, isNamed, type Mark } from './gather-seats.ts';
import { nameMarks } from './name-marks.ts';
import { countUnnamed, isSeatSized } from './seat-sizes.ts';

/** The most shapes or corners besides the seats; drawings with more are illustrations. */
const SHAPES_MAX = 2000;
const CORNERS_MAX = 60_000;
/** The smallest seat in drawing units: rounding to hundredths would destroy a smaller one. */
const SEAT_SIZE_MIN = 1;
const TAKEN = new Set(['sold', 'held', 'reserved', 'booked', 'taken', 'occupied', 'unavailable', 'blocked']);

interface SvgOptions {
  readonly planName: string;
  readonly seatsMax: number;
  readonly idOrders: readonly IdOrder[];
}

/**
 * Reads a drawing in which figures, or small groups of figures, with a seat name are seats; the others are decoration.
 * Throws PlanFault if nothing is a seat, or no seat has a name.
 */
export function readSvg(text: string, { planName, seatsMax, idOrders }: SvgOptions): ReadPlan {
  const { marks, more, leftOut } = gatherSeats(text);
  const sized = isSeatSized(marks.filter(isNamed));
  const seats = marks.filter((mark) => isNamed(mark) && sized(mark));
  if (seats.length > seatsMax) throw refuse('TOO_MANY_SEATS', { values: { max: seatsMax } });
  const { named, ids } = nameMarks(seats, idOrders);
  const taken = new Set(named.map(({ mark }) => mark));
  const others = marks.filter((mark) => !taken.has(mark));
  const unnamed = countUnnamed(others, more, [...taken]);
  const format = PLAN_FORMAT_NAMES.svg;
  if (named.length === 0 && unnamed > 0) throw refuse('SEATS_WITHOUT_LABELS', { values: { format, count: unnamed } });
  if (named.length === 0) throw refuse('DRAWING_WITHOUT_SEATS', { values: { format } });

  const builder = new PlanBuilder();
  const toPlan = scaleToPlan(seats);
  for (const { mark, block, row, seat } of named) {
    const category = mark.attributes['data-category'] ?? mark.attributes['data-price-category'];
    const place = toPlan(mark.centre);
    const hasPlace = Number.isFinite(place.x + place.y);
    builder.addSeat({ key: block, label: block || planName }, row, {
      label: seat,
      ...(hasPlace ? place : { x: null, y: null }),
      ...(category && { category }),
    });
    if (TAKEN.has(mark.attributes['data-status']?.toLowerCase() ?? '')) builder.countTaken();
  }
  const drawn = drawOthers(others, toPlan);
  builder.shapes.push(...findStage(drawn.shapes));
  const drawing: DrawingReading = { namedSeats: named.length, unnamedShapes: unnamed, ids };
  const beyond = [...more.values()].reduce((sum, count) => sum + count, drawn.leftOut);
  builder.notices.push(...reportDrawing(drawing), ...reportOutsideDrawing(leftOut, beyond));
  return { ...builder.build(planName), isDrawn: true, drawing };
}

function reportDrawing({ namedSeats, unnamedShapes, ids }: DrawingReading): ImportProblem[] {
  const values = { named: namedSeats, unnamed: unnamedShapes };
  const isMost = unnamedShapes * 2 > namedSeats;
  const open = ids.filter(({ decidedBy }) => decidedBy === 'habit');
  return [
    ...(unnamedShapes > 0 ? [createNotice(isMost ? 'SEATS_MOSTLY_UNNAMED' : 'SHAPES_WITHOUT_NAMES', values)] : []),
    ...open.map(({ example }) => createNotice('ID_ORDER_ASSUMED', { example: example.id })),
  ];
}

function reportOutsideDrawing(leftOut: ReadonlyMap<string, number>, shapes: number): ImportProblem[] {
  const counts = [...leftOut, ...(shapes > 0 ? [['other', shapes] as const] : [])];
  return counts.map(([what, count]) => createNotice('DRAWING_LEFT_OUT', { what, count }));
}

/**
 * Returns the mapping to plan units: coordinates stay as drawn, unless seats are so small that rounding would move
 * them.
 */
function scaleToPlan(seats: readonly Mark[]): (point: Point) => Point {
  const size = median(Float64Array.from(seats.map(({ size: own }) => own).filter((own) => own > 0)));
  const scale = size > 0 && size < SEAT_SIZE_MIN ? 10 ** Math.ceil(Math.log10(10 / size)) : 1;
  return ({ x, y }) => ({ x: roundCoordinate(x * scale), y: roundCoordinate(y * scale) });
}

function drawOthers(marks: readonly Mark[], toPlan: (point: Point) => Point) {
  const shapes: PlanShape[] = [];
  let corners = 0;
  let leftOut = 0;
  for (const mark of marks) {
    const drawn = mark.draw().map((shape) => ({ ...shape, points: shape.points.map(toPlan) }));
    const added = drawn.reduce((sum, { points }) => sum + points.length, 0);
    const fits = shapes.length + drawn.length <= SHAPES_MAX && corners + added <= CORNERS_MAX;
    if (drawn.length > 0 && fits && drawn.every(({ points }) => points.every(isOnPage))) {
      shapes.push(...drawn);
      corners += added;
    } else if (drawn.length > 0 || mark.kind === 'path') leftOut += 1;
  }
  return { shapes, leftOut };
}

/** Turns the figure round a text that names the stage into the stage. */
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
