import type { Point } from '../../format/plan.ts';
import { median } from '../../geometry/measure-pitch.ts';
import { ID_ORDERS, type IdOrder } from '../../seat-ids/id-order.ts';

/** A seat whose name does not label its parts. */
export interface NamedPoint {
  readonly parts: readonly string[];
  /** The block that the groups round the seat name. */
  readonly block: string;
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
}

export interface IdDecision {
  readonly order: IdOrder;
  /** `habit` when the positions of the seats leave it open. */
  readonly decidedBy: 'positions' | 'habit';
}

/** The number of seats to examine; fewer in very large drawings. */
const SAMPLE = 200;
const LOOKS_MAX = 8_000_000;
/**
 * The smallest ratio of distances that distinguishes rows from seats. A part with numbers beside letters needs more.
 */
const ALIKE = 1.15;
const ALIKE_BESIDE_LETTERS = 2;
/** Share of a seat's own width that counts as occupied, so that seats that touch still have a distance. */
const OWN_SHARE = 0.8;

/**
 * Decides the order of parts. Among names that differ in one part, the part in which nearest neighbours differ is the
 * seat; the part that changes with the next line is the row, and the rest is the block. All names must have the same
 * number of parts.
 */
export function readIdOrder(points: readonly NamedPoint[]): IdDecision {
  const count = points[0]?.parts.length ?? 0;
  const all = Array.from({ length: count }, (_, part) => part);
  const distances = measureParts(points, all, (part) => all.filter((other) => other !== part));
  const seat = chooseSeat(points, distances);
  const rest = all.filter((part) => part !== seat.part);
  const lines = measureParts(points, rest, (part) => rest.filter((other) => other !== part));
  const row = count === 2 ? { part: rest[0] ?? 0, isSure: true } : chooseRow(rest, lines, seat.part);
  const order = all.map((part) => (part === seat.part ? 'seat' : part === row.part ? 'row' : 'block')).join('-');
  return {
    order: ID_ORDERS.find((known) => known === order) ?? 'row-seat',
    decidedBy: seat.isSure && row.isSure ? 'positions' : 'habit',
  };
}

interface Distance {
  readonly part: number;
  readonly length: number;
  /** The share of nearest seats that are beside the seat, not behind it. */
  readonly across: number;
}

/** Returns for each part the distance to the nearest seat that differs in it and agrees in all `fixed` parts. */
function measureParts(
  points: readonly NamedPoint[],
  parts: readonly number[],
  fixedBy: (part: number) => readonly number[],
): Distance[] {
  return parts.map((part) => {
    const fixed = fixedBy(part);
    const keyOf = (point: NamedPoint) => [point.block, ...fixed.map((index) => point.parts[index])].join('\0');
    const groups = new Map<string, NamedPoint[]>();
    for (const point of points) {
      const group = groups.get(keyOf(point));
      if (group) group.push(point);
      else groups.set(keyOf(point), [point]);
    }
    const steps: Step[] = [];
    const stride = Math.max(1, Math.floor(points.length / SAMPLE), Math.floor(points.length ** 2 / LOOKS_MAX));
    for (let index = 0; index < points.length; index += stride) {
      const point = points[index];
      const step = point && findNearest(point, groups.get(keyOf(point)) ?? [], part);
      if (step) steps.push(step);
    }
    if (steps.length === 0) return { part, length: Infinity, across: 0 };
    const length = median(Float64Array.from(steps, ({ gap }) => gap));
    return { part, length, across: steps.filter(({ isAcross }) => isAcross).length / steps.length };
  });
}

/**
 * The free space between a seat and its neighbour: wide seats are farther apart than their rows, so centres would
 * mislead.
 */
interface Step {
  readonly gap: number;
  readonly isAcross: boolean;
}

/** Returns the nearest seat. One on top of another is on another floor of the drawing, and no neighbour. */
function findNearest(point: NamedPoint, group: readonly NamedPoint[], part: number): Step | undefined {
  const { width, height } = point;
  let nearest: Point | undefined;
  let least = Infinity;
  for (const other of group) {
    const [x, y] = [other.centre.x - point.centre.x, other.centre.y - point.centre.y];
    const length = Math.hypot(x, y);
    if (length >= least || other.parts[part] === point.parts[part]) continue;
    if (length <= Math.min(width, height) / 2) return undefined;
    least = length;
    nearest = { x, y };
  }
  if (!nearest) return undefined;
  const { x, y } = nearest;
  const own = Math.hypot(width * x, height * y) / least;
  return { gap: Math.max(least - OWN_SHARE * own, least / 100), isAcross: Math.abs(x) > Math.abs(y) };
}

/**
 * Chooses the part of the seat. If rows are as far apart as seats, numbers are seats, letters rows, and rows run across
 * the page.
 */
function chooseSeat(points: readonly NamedPoint[], distances: readonly Distance[]): { part: number; isSure: boolean } {
  const least = Math.min(...distances.map(({ length }) => length));
  const near = (ratio: number) => distances.filter(({ length }) => length <= least * ratio);
  if (!Number.isFinite(least)) return { part: findNumber(points, distances) ?? distances.length - 1, isSure: false };
  const numbered = findNumber(points, near(ALIKE_BESIDE_LETTERS));
  if (numbered !== undefined) return { part: numbered, isSure: true };
  const alike = near(ALIKE);
  const across = alike.filter((distance) => distance.across > 0.8);
  const [only] = alike.length === 1 ? alike : across.length === 1 ? across : [];
  return only ? { part: only.part, isSure: true } : { part: alike.at(-1)?.part ?? 0, isSure: false };
}

/** Returns the only part that is always a number, if all others are letters. */
function findNumber(points: readonly NamedPoint[], among: readonly Distance[]): number | undefined {
  if (among.length < 2) return undefined;
  const isAll = (part: number, pattern: RegExp) => points.every(({ parts }) => pattern.test(parts[part] ?? ''));
  const numbers = among.filter(({ part }) => isAll(part, /^\d+\p{Ll}?$/u));
  const letters = among.filter(({ part }) => isAll(part, /^\D+$/u));
  return numbers.length === 1 && letters.length === among.length - 1 ? numbers[0]?.part : undefined;
}

/**
 * Chooses the part of the row. A part that never changes has no distance; if several remain, it is the one beside the
 * seat.
 */
function chooseRow(rest: readonly number[], lines: readonly Distance[], seat: number) {
  const sorted = [...lines].sort((one, other) => one.length - other.length);
  const [first, second] = sorted;
  const isSure = first !== undefined && second !== undefined && first.length * ALIKE < second.length;
  if (isSure) return { part: first.part, isSure };
  const beside = rest.filter((part) => part === seat - 1 || (seat === 0 && part === 1));
  return { part: beside[0] ?? rest[0] ?? 0, isSure: false };
}
