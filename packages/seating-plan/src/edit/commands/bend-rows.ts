import { roundCoordinate } from '../../arrange/round-coordinate.ts';
import { isOnPage } from '../../is-coordinate.ts';
import type { Point } from '../../plan.ts';
import type { Change } from '../change.ts';
import type { Draft } from '../draft.ts';
import { type BentSeat, bendTo, measureBend, type RowBend } from '../drawing/row-bend.ts';
import type { NodeId } from '../node.ts';
import { pointsOf } from '../places/points-of.ts';
import { toTurn } from './transform-nodes.ts';

/** How a row is bent now; undefined for a row that cannot be. */
export function findBend(draft: Draft, row: NodeId): RowBend | undefined {
  return draft.findAs(row, 'row') && measureBend(pointsOf(draft, row));
}

/** Where the seats of a row would stand; those without a place are left out. */
export function planBend(draft: Draft, row: NodeId, height: number): ReadonlyMap<NodeId, BentSeat> {
  const bend = findBend(draft, row);
  if (!bend) return new Map();
  const after = bendTo(bend, height);
  const before = bendTo(bend, bend.height);
  const placed = draft.require(row, 'row').seats.filter((id) => isOnPage(draft.require(id, 'seat').seat));
  return new Map(
    placed.flatMap((id, index) => {
      const seat = after[index];
      return seat ? [[id, { ...seat, turn: seat.turn - (before[index]?.turn ?? 0) }]] : [];
    }),
  );
}

/** Bends each row to an arc whose middle lies `height` from the line between its ends; 0 makes it straight. */
export function bendRows(change: Change, rows: Iterable<NodeId>, height: number): void {
  for (const row of rows) {
    for (const [id, { x, y, turn }] of planBend(change.draft, row, height)) {
      const node = change.draft.require(id, 'seat');
      const { rotation: before = 0, ...seat } = node.seat;
      const rotation = toTurn(before + turn);
      const place = { x: roundCoordinate(x), y: roundCoordinate(y) };
      if (place.x === seat.x && place.y === seat.y && rotation === before) continue;
      change.put(id, { ...node, seat: { ...seat, ...place, ...(rotation !== 0 && { rotation }) } });
    }
  }
}

/** Where the middle of a bent row lies: what takes hold of it there bends it. */
export function middleOfRow(bend: RowBend, height = bend.height): Point {
  const [middle] = bendTo({ ...bend, shares: [0.5] }, height);
  return middle ?? bend.from;
}
