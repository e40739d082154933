import { median } from '../../geometry/measure-pitch.ts';
import { type Mark, nameSize } from './gather-seats.ts';

/** Seats of a drawing have similar sizes: a larger ratio means something else. */
const RATIO_MAX = 3;
const SAME_RATIO = 1.25;
/** At least so many equal figures without names may be meant as seats. */
const CIRCLES_MIN = 5;
const OTHERS_MIN = 20;
const LINES = new Set(['text', 'line', 'polyline', 'image']);

/**
 * Returns a test for marks named by parts of an id, which must be as large as the others. Marks that name their row and
 * seat are seats of any size.
 */
export function isSeatSized(named: readonly Mark[]): (mark: Mark) => boolean {
  const usual = measureUsual(named);
  const isUsual = (mark: Mark) => isWithin(mark.size, usual, RATIO_MAX);
  const byParts = named.filter(({ name }) => name?.parts);
  const isMixed = byParts.filter((mark) => isWithin(mark.size, usual, RATIO_MAX / 2)).length * 2 < byParts.length;
  return (mark) => !mark.name?.parts || usual === 0 || Number.isNaN(mark.centre.x) || (isUsual(mark) && !isMixed);
}

/** Counts unnamed figures that look like the seats; in a drawing without seats, those that repeat often. */
export function countUnnamed(
  others: readonly Mark[],
  more: ReadonlyMap<string, number>,
  seats: readonly Mark[],
): number {
  const counts = new Map(more);
  for (const mark of others) counts.set(nameSize(mark), (counts.get(nameSize(mark)) ?? 0) + 1);
  const usual = measureUsual(seats);
  const kinds = new Set(['circle', ...seats.map((seat) => nameSize(seat).split(' ')[0])]);
  let sum = 0;
  for (const [key, count] of counts) {
    const [kind = '', size] = key.split(' ');
    if (LINES.has(kind) || !(Number(size) > 0)) continue;
    const isMany = count >= (kind === 'circle' ? CIRCLES_MIN : OTHERS_MIN);
    if (seats.length > 0 ? kinds.has(kind) && isWithin(Number(size), usual, SAME_RATIO) : isMany) sum += count;
  }
  return sum;
}

const measureUsual = (marks: readonly Mark[]): number =>
  median(Float64Array.from(marks.map(({ size }) => size).filter((size) => size > 0)));

const isWithin = (size: number, usual: number, ratio: number): boolean =>
  size <= usual * ratio && size * ratio >= usual;
