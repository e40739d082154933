import { and, eq } from 'drizzle-orm';
import { nonSeatedHolds, priceTypes } from '#db/schema/events/prices.ts';
import { copyPrices, insertPrices } from '#resources/ground/price-rows/copy-prices.ts';
import type { CopiedShow, ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const pricesOfShow: ShowPart = {
  /** Removes the held places of the price types first. */
  async remove(change, { promoterId, id }) {
    await change.db
      .delete(nonSeatedHolds)
      .where(and(eq(nonSeatedHolds.promoterId, promoterId), eq(nonSeatedHolds.showId, id)));
    const gone = await change.db
      .delete(priceTypes)
      .where(and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.showId, id)))
      .returning({ id: priceTypes.id });
    return { prices: gone.length };
  },

  /** Keeps the ordinals. With the seats, it also copies the held places of copied holds, in one statement. */
  async copy(change, { source, chosen, prices, holds, copies }) {
    await insertPrices(
      change,
      copies.flatMap(({ show, groupIds, priceIds }) =>
        copyPrices(prices, { showId: show.id, groupIds, priceIds, createdAt: change.now }),
      ),
    );
    if (!chosen.has('allocation') || prices.length === 0 || holds.length === 0) return;
    await change.run(COPY_HELD_PLACES, [
      source.promoterId,
      ...toColumns(copies, 'priceIds'),
      ...toColumns(copies, 'holdIds'),
    ]);
  },
};

const COPY_HELD_PLACES = `
  insert into non_seated_holds (promoter_id, show_id, price_type_id, hold_id, quantity)
  select $1, p.show_id, p.new_id, h.new_id, n.quantity
  from non_seated_holds n
  join unnest($2::bigint[], $3::bigint[], $4::bigint[]) as p (old_id, new_id, show_id) on p.old_id = n.price_type_id
  join unnest($5::bigint[], $6::bigint[], $7::bigint[]) as h (old_id, new_id, show_id)
    on h.old_id = n.hold_id and h.show_id = p.show_id
  where n.promoter_id = $1`;

/** Returns columns of old ids, new ids and the shows of the new ones. */
function toColumns(copies: readonly CopiedShow[], kind: 'priceIds' | 'holdIds'): number[][] {
  const rows = copies.flatMap((copy) => [...copy[kind]].map(([oldId, newId]) => [oldId, newId, copy.show.id] as const));
  return [rows.map(([oldId]) => oldId), rows.map(([, newId]) => newId), rows.map(([, , showId]) => showId)];
}
