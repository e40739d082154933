import type { SaveAll } from '@parterre/contract/seats';
import type { Geometry } from '@parterre/seating-plan';
import { addDays } from '../apps/api/src/time/zones.ts';
import type { SeatAssignment } from './schemes/seat-scheme.ts';
import type { ShowSpec } from './show-spec.ts';

export interface SaveInput {
  spec: ShowSpec;
  planVersionId: number;
  geometry: Geometry;
  assignment: SeatAssignment;
  priceTypeIds: readonly number[];
  /** The day of the show on the calendar of its venue. */
  startsOn: string;
}

type SavedBlock = SaveAll['blocks'][number];

/**
 * Builds the request that the seat manager would send for this assignment: its holds and, block by block, ranges of
 * equal seats.
 */
export function buildSave(input: SaveInput): SaveAll {
  const { spec, planVersionId, geometry, assignment, startsOn } = input;
  const create = spec.scheme.holds.map(({ releaseDaysBefore, ...hold }, index) => ({
    ...hold,
    clientId: `hold-${hold.reservationFlag}`,
    note: '',
    releaseOn: releaseDaysBefore === null ? null : addDays(startsOn, -releaseDaysBefore),
    agreed: releaseDaysBefore === null ? null : agreeOn(assignment.holds, index),
  }));
  const blocks = geometry.blocks
    .map((block) => ({ blockId: block.blockId, revision: 1, ranges: rangesOf(block, input) }))
    .filter(({ ranges }) => ranges.length > 0);
  return { planVersionId, blocks, holds: { create, update: [], delete: [] } };
}

/** The number that the owner of a hold was promised. It is rounded to tens, so that it seldom equals what is held. */
function agreeOn(holds: SeatAssignment['holds'], hold: number): number | null {
  const held = holds.reduce((sum, seatHold) => sum + Number(seatHold === hold), 0);
  return held === 0 ? null : Math.ceil(held / 10) * 10;
}

function rangesOf(
  { firstSeat, seatCount }: { firstSeat: number; seatCount: number },
  { spec, assignment, priceTypeIds }: SaveInput,
): SavedBlock['ranges'] {
  const ranges: SavedBlock['ranges'] = [];
  const end = firstSeat + seatCount;
  for (let from = firstSeat; from < end; ) {
    const ticket = assignment.tickets[from] ?? -1;
    const hold = assignment.holds[from] ?? -1;
    let to = from;
    while (to + 1 < end && assignment.tickets[to + 1] === ticket && assignment.holds[to + 1] === hold) to += 1;
    const flag = spec.scheme.holds[hold]?.reservationFlag;
    if (ticket >= 0 || flag !== undefined)
      ranges.push({
        from,
        to,
        ...(ticket >= 0 ? { priceTypeId: priceTypeIds[ticket] } : {}),
        ...(flag === undefined ? {} : { holdId: `hold-${flag}` }),
      });
    from = to + 1;
  }
  return ranges;
}
