import type { Hold } from '@parterre/contract/holds';
import * as endpoints from '@parterre/contract/holds';
import { compareHoldLabels } from '@parterre/seating-plan';
import { and, eq, sum } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { nonSeatedHolds } from '#db/schema/events/prices.ts';
import { notFound } from '#errors.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { countSeats, type SeatCount } from '#resources/seating/seats/count-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { verb } from '#verb.ts';

/** Lists the holds by label, alphabetically ignoring punctuation (spec §9). */
export const listHolds = verb(endpoints.listHolds, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const rows = await readHolds(ctx, show);
  const counts = await countSeats(ctx, show);
  const places = await countPlaces(ctx, show);
  return {
    items: rows
      .toSorted((a, b) => compareHoldLabels(a.label, b.label))
      .map((row) => presentHold(row, countHoldSeats(counts, row.ordinal), places.get(row.id))),
  };
});

export function readHolds(ctx: Reader, show: ShowRow): Promise<HoldRow[]> {
  return ctx.db
    .select()
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id)));
}

/** Finds the hold that a path names: by its reservation flag first, then by its id. */
export function requireHold(rows: readonly HoldRow[], name: string): HoldRow {
  const flag = name.toUpperCase();
  const hold =
    rows.find((row) => row.reservationFlag === flag) ??
    (/^\d+$/.test(name) ? rows.find((row) => row.id === Number(name)) : undefined);
  if (!hold) throw notFound('The event has no such hold.');
  return hold;
}

/** Counts the seats under a hold. `held` includes those that are sold or in baskets. */
export function countHoldSeats(counts: readonly SeatCount[], ordinal: number): Hold['seats'] {
  const own = counts.filter(({ hold }) => hold === ordinal);
  const of = (states: readonly SeatCount['state'][]) =>
    own.reduce((total, entry) => total + (states.includes(entry.state) ? entry.seats : 0), 0);
  return { held: of(['SOLD', 'BASKET', 'BLOCKED', 'FREE']), sold: of(['SOLD']), inBaskets: of(['BASKET']) };
}

export const NO_SEATS: Hold['seats'] = { held: 0, sold: 0, inBaskets: 0 };

export const presentHold = (row: HoldRow, seats: Hold['seats'], places = 0): Hold => ({
  holdId: row.id,
  ordinal: row.ordinal,
  label: row.label,
  reservationFlag: row.reservationFlag,
  colour: row.colour,
  allowSales: row.allowSales,
  owner: row.owner,
  note: row.note,
  releaseOn: row.releaseOn,
  agreed: row.agreed,
  seats,
  places,
  revision: row.revision,
});

export async function countPlaces(
  ctx: Pick<Reader, 'db'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ holdId: nonSeatedHolds.holdId, places: sum(nonSeatedHolds.quantity) })
    .from(nonSeatedHolds)
    .where(and(eq(nonSeatedHolds.promoterId, show.promoterId), eq(nonSeatedHolds.showId, show.id)))
    .groupBy(nonSeatedHolds.holdId);
  return new Map(rows.map(({ holdId, places }) => [holdId, Number(places)]));
}
