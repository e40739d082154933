import { CLAIM_CODE } from '@parterre/contract/seat-bytes';
import type { Change } from '../../context.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { SeatRange } from './seat-ranges.ts';

const SQL = `
  select c.state, string_agg(c.seat::text, ',')
  from unnest($3::int[], $4::int[]) as span (first_seat, last_seat)
  join claims c on c.promoter_id = $1 and c.show_id = $2 and c.seat >= span.first_seat and c.seat <= span.last_seat
  where c.state = 'SOLD' or c.expires_at > $5
  group by c.state`;

/**
 * CLAIM_CODE by seat ordinal inside the spans; the other seats stay 0. To be read after their allocation rows are
 * locked: only then is every claim either committed or still waiting for the lock.
 */
export async function readClaimedSeats(
  change: Pick<Change, 'query' | 'now'>,
  show: ShowRow,
  spans: readonly SeatRange[],
  seatCount: number,
): Promise<Uint8Array> {
  const codes = new Uint8Array(seatCount);
  const rows = await change.query(SQL, [
    show.promoterId,
    show.id,
    spans.map(({ from }) => from),
    spans.map(({ to }) => to),
    change.now.toISOString(),
  ]);
  for (const [state, seats] of rows)
    fillSeats(codes, String(seats), state === 'SOLD' ? CLAIM_CODE.sold : CLAIM_CODE.basket);
  return codes;
}

/** `3,17,4` sets those three: read character by character, because there may be a hundred thousand. */
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
