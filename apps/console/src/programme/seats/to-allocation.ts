import type { AllocationColumns, AllocationHeader } from '@parterre/contract/seats/seat-bytes';
import type { Allocation, RemoteChange } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';

export interface SeatBytes {
  header: AllocationHeader;
  columns: AllocationColumns;
}

/** Converts the whole allocation for the map. Throws RangeError if it does not match the geometry. */
export function toAllocation(geometry: Geometry, { header, columns }: SeatBytes): Allocation {
  const { price, hold, claim, own } = columns;
  if (header.seatCount !== geometry.seatCount) {
    throw new RangeError(`The allocation has ${header.seatCount} seats, the plan ${geometry.seatCount}`);
  }
  const claimPrice = price.map((ordinal, seat) => (claim[seat] ? ordinal : 0));
  const claimHold = hold.map((ordinal, seat) => (claim[seat] ? ordinal : 0));
  for (const entry of own) {
    claimPrice[entry.seat] = entry.price;
    claimHold[entry.seat] = entry.hold;
  }
  const alternatingIds = new Set(header.blocks.filter((block) => block.alternating).map((block) => block.blockId));
  const alternating = Uint8Array.from(geometry.blocks, (block) => Number(alternatingIds.has(block.blockId)));
  return { price, hold, claim, claimPrice, claimHold, alternating };
}

/** Converts blocks that were read again into remote changes, so that unsaved edits stay on top. */
export function toRemoteChanges(geometry: Geometry, { header, columns }: SeatBytes): RemoteChange[] {
  const changes: RemoteChange[] = [];
  const owns = new Map(columns.own.map((entry) => [entry.seat, entry]));
  let column = 0;
  for (const block of header.blocks) {
    const index = geometry.blocks.findIndex(({ blockId }) => blockId === block.blockId);
    if (index >= 0) changes.push({ block: index, alternating: block.alternating });
    for (let at = 0; at < block.seatCount; at++, column++) {
      const seat = block.firstSeat + at;
      const price = columns.price[column] ?? 0;
      const hold = columns.hold[column] ?? 0;
      const claim = columns.claim[column] ?? 0;
      const own = owns.get(seat);
      addSeat(changes, seat, { price, hold, claim, claimPrice: own?.price ?? price, claimHold: own?.hold ?? hold });
    }
  }
  return changes;
}

interface SeatNow {
  price: number;
  hold: number;
  claim: number;
  claimPrice: number;
  claimHold: number;
}

function addSeat(changes: RemoteChange[], seat: number, now: SeatNow): void {
  const last = changes.at(-1);
  if (last && 'from' in last && last.to === seat - 1 && isSame(last, now)) {
    changes[changes.length - 1] = { ...last, to: seat };
  } else changes.push({ from: seat, to: seat, ...now });
}

const isSame = (a: Partial<SeatNow>, b: SeatNow): boolean =>
  a.price === b.price &&
  a.hold === b.hold &&
  a.claim === b.claim &&
  a.claimPrice === b.claimPrice &&
  a.claimHold === b.claimHold;
