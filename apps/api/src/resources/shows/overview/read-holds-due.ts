import type { ShowOverview } from '@parterre/contract/shows';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { holds } from '../../../db/schema/seats.ts';
import { countPlaces } from '../../holds/count-places.ts';
import type { SeatCount } from '../../seats/count-seats.ts';
import type { ShowRow } from '../require-show.ts';

/** Holds with a release date, soonest first, with the seats and unseated places they still keep. */
export async function readHoldsDue(
  ctx: Context,
  show: ShowRow,
  seats: readonly SeatCount[],
): Promise<ShowOverview['holdsDue']> {
  const rows = await ctx.db
    .select()
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), isNotNull(holds.releaseOn)))
    .orderBy(asc(holds.releaseOn), asc(holds.ordinal));
  const places = await countPlaces(ctx, show);
  const kept = new Map<number, number>();
  for (const seat of seats)
    if (seat.state === 'FREE' || seat.state === 'BLOCKED') kept.set(seat.hold, (kept.get(seat.hold) ?? 0) + seat.seats);
  return rows.map((hold) => ({
    holdId: hold.id,
    label: hold.label,
    reservationFlag: hold.reservationFlag,
    colour: hold.colour,
    seats: kept.get(hold.ordinal) ?? 0,
    places: places.get(hold.id) ?? 0,
    releaseOn: hold.releaseOn ?? '',
  }));
}
