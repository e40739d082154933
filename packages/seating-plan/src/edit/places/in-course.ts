import { isOnPage } from '../../format/coordinates.ts';
import { orderAlongCourse } from '../../geometry/order-along-course.ts';
import type { Draft } from '../draft.ts';
import type { NodeId } from '../node.ts';

/**
 * The seats of a row that have a place, side by side as they stand on the page, in the direction in which most of them were
 * drawn: a seat that was added at the other end, moved or imported stands between its neighbours.
 */
export function seatsInCourse(draft: Draft, row: NodeId): readonly NodeId[] {
  const seats = draft.require(row, 'row').seats.filter((id) => isOnPage(draft.require(id, 'seat').seat));
  const placeOf = (id: NodeId) => draft.require(id, 'seat').seat;
  const x = Float32Array.from(seats, (id) => placeOf(id).x ?? 0);
  const y = Float32Array.from(seats, (id) => placeOf(id).y ?? 0);
  const course = orderAlongCourse(x, y, 0, seats.length);
  return Array.from(isAgainst(course) ? course.reverse() : course, (index) => seats[index] ?? -1);
}

function isAgainst(course: Uint32Array): boolean {
  let steps = 0;
  for (let at = 1; at < course.length; at += 1) steps += (course[at] ?? 0) > (course[at - 1] ?? 0) ? 1 : -1;
  return steps < 0;
}
