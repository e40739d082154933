import type { Change } from '#context.ts';
import { column, toArray } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

const MOVE = rowsOf(
  { id: column.int('price_types.id') },
  (list) => `
  update price_types set price_group_id = moved.price_group_id, display_order = moved.place,
    revision = price_types.revision + 1
  from unnest($1::bigint[], $2::bigint[], $3::int[]) as moved (id, price_group_id, place)
  where price_types.promoter_id = $4 and price_types.id = moved.id
    and (price_types.price_group_id <> moved.price_group_id or price_types.display_order <> moved.place)
  returning ${list}`,
);

/**
 * Writes group and display order of price types in the given order: dense from 1 in each group, only what changed, in
 * one statement. Returns how many moved.
 */
export async function writePlaces(change: Change, show: ShowRow, ordered: readonly PriceRow[]): Promise<number> {
  const places = new Map<number, number>();
  const moved = ordered.flatMap((price) => {
    const place = (places.get(price.priceGroupId) ?? 0) + 1;
    places.set(price.priceGroupId, place);
    return [{ id: price.id, priceGroupId: price.priceGroupId, place }];
  });
  const rows = await change.readRows(MOVE, [
    toArray(moved.map((price) => price.id)),
    toArray(moved.map((price) => price.priceGroupId)),
    toArray(moved.map((price) => price.place)),
    show.promoterId,
  ]);
  return rows.length;
}
