import type { Point } from '@parterre/seating-plan';
import { type Draft, listSeats, type NodeId, outlineRound } from '@parterre/seating-plan/edit';

/** Round the seats of the block; null where none has a place. */
export function planOutline(draft: Draft, block: NodeId, pitch: number): Point[] | null {
  const points = listSeats(draft, block).flatMap((seat) => {
    const { x, y } = draft.require(seat, 'seat').seat;
    return x === null || y === null ? [] : [{ x, y }];
  });
  return outlineRound(points, pitch) ?? null;
}
