import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/** The taken places of an unseated price type, and the revenue of any price type. */
export interface TakenPlaces {
  sold: number;
  inBaskets: number;
  held: number;
  grossMinor: number;
}

/**
 * Uses one statement, because a purchase moves places from the baskets to the totals and must be seen on one side only.
 * Holds that allow sales take no places.
 */
const TAKEN = rowsOf(
  {
    id: column.int('p.id'),
    sold: column.int('coalesce(t.tickets, 0)'),
    inBaskets: column.int('coalesce(b.places, 0)'),
    held: column.int('coalesce(h.places, 0)'),
    grossMinor: column.int('coalesce(t.gross, 0)'),
  },
  (list) => `
  select ${list}
  from unnest($4::bigint[]) as p (id)
  left join (
    select price_type_id, sum(tickets) as tickets, sum(gross_minor) as gross from sales_totals
    where promoter_id = $1 and show_id = $2 and price_type_id = any($4::bigint[])
    group by price_type_id
  ) t on t.price_type_id = p.id
  left join (
    select (line->>'priceTypeId')::bigint as price_type_id, sum((line->>'quantity')::int) as places
    from baskets, jsonb_array_elements(quantities) line
    where promoter_id = $1 and show_id = $2 and state = 'OPEN' and expires_at > $3
    group by 1
  ) b on b.price_type_id = p.id
  left join (
    select n.price_type_id, sum(n.quantity) as places
    from non_seated_holds n join holds on holds.promoter_id = n.promoter_id and holds.id = n.hold_id
    where n.promoter_id = $1 and n.show_id = $2 and not holds.allow_sales
    group by n.price_type_id
  ) h on h.price_type_id = p.id`,
);

/** Reads the taken places of each named price type; one without sales has zeros. */
export async function readTaken(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  priceTypeIds: readonly number[],
): Promise<Map<number, TakenPlaces>> {
  if (priceTypeIds.length === 0) return new Map();
  const rows = await ctx.readRows(TAKEN, [show.promoterId, show.id, ctx.now.toISOString(), [...priceTypeIds]]);
  return new Map(rows.map(({ id, ...taken }) => [id, taken]));
}
