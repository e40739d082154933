import type { Geometry, SeatMapping } from '@parterre/seating-plan';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { recordSeats } from '../change/record-seats.ts';
import { tallySeats } from '../count-seats.ts';
import { chunksOf, removeAllocation } from '../create-allocation.ts';
import type { ShowSeats } from './read-show-seats.ts';

/**
 * Moves price and hold of every seat that stays to the seats of another plan version; new seats have neither. Blocks
 * keep their switch for alternating seats. The rows are new, so a transaction that waits for an old one finds it
 * deleted.
 */
export async function moveAllocation(
  change: Change,
  show: ShowRow,
  state: ShowSeats,
  { to, mapping }: { to: Geometry; mapping: SeatMapping },
): Promise<void> {
  const prices = moveColumn(state.prices, mapping, to.seatCount);
  const holds = moveColumn(state.holds, mapping, to.seatCount);
  const alternating = new Map(state.chunks.map((chunk) => [chunk.blockId, chunk.alternating]));
  const revision = state.chunks.reduce((highest, chunk) => Math.max(highest, chunk.revision), 0) + 1;
  const rows = chunksOf(to).map(({ blockId, firstSeat, seatCount }) => {
    const end = firstSeat + seatCount;
    const columns = { prices: prices.subarray(firstSeat, end), holds: holds.subarray(firstSeat, end) };
    return {
      promoterId: show.promoterId,
      showId: show.id,
      firstSeat,
      blockId,
      seatCount,
      ...columns,
      tally: tallySeats(columns.prices, columns.holds, to.parity.subarray(firstSeat, end)),
      alternating: alternating.get(blockId) ?? false,
      revision,
    };
  });
  await removeAllocation(change, show);
  for (let i = 0; i < rows.length; i += 500) await change.db.insert(allocations).values(rows.slice(i, i + 500));
  await moveClaims(change, show, state.claims, { to, newOrdinals: mapping.newOrdinals });
  await recordSeats(change, show, 'allocation', to.seatCount === 0 ? [] : [{ from: 0, to: to.seatCount - 1 }]);
}

function moveColumn(column: Uint16Array, { newOrdinals }: SeatMapping, seatCount: number): Uint16Array {
  const moved = new Uint16Array(seatCount);
  for (const [seat, ordinal] of newOrdinals.entries()) if (ordinal >= 0) moved[ordinal] = column[seat] ?? 0;
  return moved;
}

/** Renumbers in two steps by way of negative numbers, so that seats may swap without violating the key. */
const AWAY = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  update claims c set seat = -1 - v.new_seat, chunk = v.chunk, parity = v.parity
  from unnest($3::int[], $4::int[], $5::int[], $6::smallint[]) as v (seat, new_seat, chunk, parity)
  where c.promoter_id = $1 and c.show_id = $2 and c.seat = v.seat
  returning ${list}`,
);
const BACK = `update claims set seat = -1 - seat where promoter_id = $1 and show_id = $2 and seat < 0`;

async function moveClaims(
  change: Change,
  show: ShowRow,
  claims: ShowSeats['claims'],
  { to, newOrdinals }: Pick<SeatMapping, 'newOrdinals'> & { to: Geometry },
): Promise<void> {
  if (claims.length === 0) return;
  const owner = [show.promoterId, show.id];
  const next = claims.map(({ seat }) => newOrdinals[seat] ?? -1);
  const firstSeats = chunksOf(to).map(({ firstSeat }) => firstSeat);
  const moved = await change.readRows(AWAY, [
    ...owner,
    claims.map(({ seat }) => seat),
    next,
    findChunks(next, firstSeats),
    next.map((seat) => to.parity[seat] ?? 0),
  ]);
  if (moved.length !== claims.length) throw new Error('A claim is missing although the seats were locked');
  await change.run(BACK, owner);
}

/** Finds the first seat of each seat's chunk. */
function findChunks(seats: readonly number[], firstSeats: readonly number[]): number[] {
  return seats.map((seat) => {
    let low = 0;
    let high = firstSeats.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((firstSeats[middle] ?? 0) <= seat) low = middle;
      else high = middle - 1;
    }
    return firstSeats[low] ?? 0;
  });
}
