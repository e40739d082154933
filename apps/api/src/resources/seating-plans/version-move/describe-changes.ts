import { MOVE_SEATS_SHOWN, type VersionChanges } from '@parterre/contract/seating-plans';
import { seatIndexOf } from '../../seats/require-plan.ts';
import { compareBlocks } from './compare-blocks.ts';
import { comparePlaces } from './compare-places.ts';
import type { PlannedMove } from './plan-move.ts';

/** What the new drawing did to the seats and blocks of an event, beside adding seats and taking them away. */
export function describeChanges(move: PlannedMove): VersionChanges {
  const { fromGeometry: from, toGeometry: to, mapping, state, obstacles } = move;
  const { renamed, moved } = comparePlaces(from, to, mapping);
  const oldId = seatIndexOf(from).seatIdOf;
  const newId = seatIndexOf(to).seatIdOf;
  const inTheWay = new Set(obstacles.map(({ seat }) => seat));
  const firstInTheWay = renamed.toSorted((a, b) => Number(inTheWay.has(b.from)) - Number(inTheWay.has(a.from)));
  const claimed = new Set(state.claims.map(({ seat }) => seat));
  return {
    renamed: renamed.length,
    renamedSeats: firstInTheWay
      .slice(0, MOVE_SEATS_SHOWN)
      .map((seat) => ({ seatId: oldId(seat.from), newSeatId: newId(seat.to) })),
    moved: moved.length,
    movedTaken: moved.filter((seat) => claimed.has(seat)).length,
    movedSeats: moved.slice(0, MOVE_SEATS_SHOWN).map(oldId),
    ...compareBlocks({ from, to, mapping, state }),
  };
}
