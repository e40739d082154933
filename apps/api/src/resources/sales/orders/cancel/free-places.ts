import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { holds } from '#db/schema/events/holds.ts';
import { invalidField } from '#errors.ts';
import { lockPlaces } from '#resources/events/prices/places/lock-places.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { holdReleased } from '#resources/seating/seats/change/hold-released.ts';
import { recordSeats } from '#resources/seating/seats/change/record-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import type { ItemRow } from '../lock-order.ts';

/**
 * Reads the hold that receives the places of cancelled tickets; undefined when they go back on sale. Throws INVALID for
 * a hold of another show.
 */
export async function requireTargetHold(
  change: Change,
  show: ShowRow,
  holdId: number | null,
): Promise<HoldRow | undefined> {
  if (holdId === null) return undefined;
  const [hold] = await change.db
    .select()
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), eq(holds.id, holdId)));
  if (!hold) throw invalidField('holdId', 'hold');
  return hold;
}

/**
 * Removes the claims of cancelled tickets; with a hold, their seats go to that hold. Unseated price types stay locked
 * until the change ends. Allocation rows, price types and claims are locked in this order, as in filling baskets, so
 * that the two cannot deadlock.
 */
export async function freePlaces(
  change: Change,
  show: ShowRow,
  cancelled: readonly ItemRow[],
  hold: HoldRow | undefined,
): Promise<void> {
  const seated = cancelled.flatMap(({ id, seat }) => (seat === null ? [] : [{ id, seat }]));
  const release = async () => {
    await lockPlaces(change, show, listUnseated(cancelled));
    await removeClaims(change, show, seated);
  };
  const seats = seated.map(({ seat }) => seat);
  await (hold && seats.length > 0 ? holdReleased(change, show, { seats, hold: hold.ordinal, release }) : release());
}

const listUnseated = (cancelled: readonly ItemRow[]): number[] => [
  ...new Set(cancelled.flatMap(({ seat, priceTypeId }) => (seat === null ? [priceTypeId] : []))),
];

/** Locks in seat order first, like buyers who try to take the seats at the same moment. */
const REMOVE_CLAIMS = rowsOf(
  { seat: column.int('claims.seat') },
  (list) => `
  with sold as (
    select c.seat from claims c
    join unnest($3::int[], $4::bigint[]) as v (seat, item_id) on v.seat = c.seat and v.item_id = c.order_item_id
    where c.promoter_id = $1 and c.show_id = $2 and c.state = 'SOLD'
    order by c.seat for update of c
  )
  delete from claims using sold
  where claims.promoter_id = $1 and claims.show_id = $2 and claims.seat = sold.seat
  returning ${list}`,
);

async function removeClaims(
  change: Change,
  show: ShowRow,
  seated: readonly { id: number; seat: number }[],
): Promise<void> {
  if (seated.length === 0) return;
  const removed = await change.readRows(REMOVE_CLAIMS, [
    show.promoterId,
    show.id,
    seated.map(({ seat }) => seat),
    seated.map(({ id }) => id),
  ]);
  if (removed.length < seated.length) throw new Error('A standing ticket has no claim on its seat');
  await recordSeats(
    change,
    show,
    'release',
    seated.map(({ seat }) => ({ from: seat, to: seat })),
  );
}
