import type { Change } from '#context.ts';
import type { holds } from '#db/schema/events/holds.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { lockPlaces } from './lock-places.ts';
import { readHeldPlaces } from './read-held-places.ts';
import { requireFreePlaces } from './require-free-places.ts';

interface HeldPlaces {
  priceTypeId: number;
  holdId: number;
  quantity: number;
}

const REMOVE = `
  delete from non_seated_holds using unnest($2::bigint[], $3::bigint[]) as gone (price_type_id, hold_id)
  where promoter_id = $1 and non_seated_holds.price_type_id = gone.price_type_id
    and non_seated_holds.hold_id = gone.hold_id`;

const WRITE = `
  insert into non_seated_holds (promoter_id, show_id, price_type_id, hold_id, quantity)
  select $1, $2, v.price_type_id, v.hold_id, v.quantity
  from unnest($3::bigint[], $4::bigint[], $5::int[]) as v (price_type_id, hold_id, quantity)
  on conflict (promoter_id, price_type_id, hold_id) do update set quantity = excluded.quantity`;

const BUMP = 'update price_types set revision = revision + 1 where promoter_id = $1 and id = any($2::bigint[])';

/** Writes the number of places under holds; 0 deletes the row. The price types get their next revision. */
export async function writeHeldPlaces(change: Change, show: ShowRow, held: readonly HeldPlaces[]): Promise<void> {
  const kept = held.filter(({ quantity }) => quantity > 0);
  const gone = held.filter(({ quantity }) => quantity === 0);
  if (gone.length > 0)
    await change.run(REMOVE, [
      show.promoterId,
      gone.map(({ priceTypeId }) => priceTypeId),
      gone.map(({ holdId }) => holdId),
    ]);
  if (kept.length > 0)
    await change.run(WRITE, [
      show.promoterId,
      show.id,
      kept.map(({ priceTypeId }) => priceTypeId),
      kept.map(({ holdId }) => holdId),
      kept.map(({ quantity }) => quantity),
    ]);
  await change.run(BUMP, [show.promoterId, [...new Set(held.map(({ priceTypeId }) => priceTypeId))]]);
}

type HoldFacts = Pick<typeof holds.$inferSelect, 'id' | 'allowSales'>;

/**
 * Moves the unseated places of one hold to another, or releases them for null. Throws NOT_ENOUGH_LEFT when the target
 * forbids sales and the places were sold meanwhile.
 */
export async function moveHeldPlaces(
  change: Change,
  show: ShowRow,
  from: HoldFacts,
  to: HoldFacts | null,
): Promise<void> {
  const moves = [...(await readHeldPlaces(change, show))].flatMap(([priceTypeId, entries]) => {
    const quantity = entries.find(({ holdId }) => holdId === from.id)?.quantity ?? 0;
    const already = entries.find(({ holdId }) => holdId === to?.id)?.quantity ?? 0;
    return quantity > 0 ? [{ priceTypeId, quantity, already }] : [];
  });
  if (moves.length === 0) return;
  await lockPlaces(
    change,
    show,
    moves.map(({ priceTypeId }) => priceTypeId),
  );
  if (to && from.allowSales && !to.allowSales)
    await requireFreePlaces(change, show, new Map(moves.map(({ priceTypeId, quantity }) => [priceTypeId, quantity])));
  await writeHeldPlaces(
    change,
    show,
    moves.flatMap(({ priceTypeId, quantity, already }) => [
      { priceTypeId, holdId: from.id, quantity: 0 },
      ...(to ? [{ priceTypeId, holdId: to.id, quantity: already + quantity }] : []),
    ]),
  );
}
