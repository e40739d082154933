import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ChunkRow } from '../change/chunk-rows.ts';

const CLAIMED = rowsOf(
  { state: column.text('c.state'), seats: column.text("string_agg(c.seat::text, ',')") },
  (list) => `
  select ${list}
  from claims c
  where c.promoter_id = $1 and c.show_id = $2 and c.seat >= $3 and c.seat <= $4 and c.chunk = any($5::int[])
    and (c.state = 'SOLD' or c.expires_at > $6)
  group by c.state`,
);

/**
 * Reads CLAIM_CODE by seat ordinal inside some chunks; the other seats stay 0. Call it after their rows are locked:
 * only then is every claim either committed or still waiting for the lock.
 */
export async function readClaimedSeats(
  change: Pick<Change, 'readRows' | 'now'>,
  show: ShowRow,
  chunks: readonly Pick<ChunkRow, 'firstSeat' | 'seatCount'>[],
  seatCount: number,
): Promise<Uint8Array> {
  const codes = new Uint8Array(seatCount);
  if (chunks.length === 0) return codes;
  const rows = await change.readRows(CLAIMED, [
    show.promoterId,
    show.id,
    chunks.reduce((lowest, chunk) => Math.min(lowest, chunk.firstSeat), seatCount),
    chunks.reduce((highest, chunk) => Math.max(highest, chunk.firstSeat + chunk.seatCount), 0),
    chunks.map((chunk) => chunk.firstSeat),
    change.now.toISOString(),
  ]);
  for (const { state, seats } of rows) fillSeats(codes, seats, state === 'SOLD' ? CLAIM_CODE.sold : CLAIM_CODE.basket);
  return codes;
}

/**
 * Sets the listed seats: `3,17,4` sets three. The text is read character by character, because there may be a hundred
 * thousand.
 */
export function fillSeats(codes: Uint8Array, seats: string, code: number): void {
  let seat = 0;
  for (let i = 0; i < seats.length; i++) {
    const character = seats.charCodeAt(i);
    if (character !== COMMA) {
      seat = seat * 10 + character - ZERO;
      continue;
    }
    codes[seat] = code;
    seat = 0;
  }
  if (seats.length > 0) codes[seat] = code;
}

const COMMA = 44;
const ZERO = 48;
