import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { toArray } from '#db/column.ts';
import { COUNTED_ROWS } from '#lists/page-answer.ts';
import { countTermKeys, type WeighedWay } from './count-term-keys.ts';
import { createKeyReader, type KeyReader } from './key-ranges.ts';
import { parseTerm, type Term } from './parse-term.ts';

export interface Search {
  reader: KeyReader;
  ways: readonly WeighedWay[];
  /**
   * Orders that the term names exactly, as rows of promoter_id, order_id and created_at; undefined when it cannot name
   * any.
   */
  named: SQL | undefined;
  /** True if it has so few keys that reading each costs less than looking for them among the orders. */
  isRare: boolean;
  /**
   * The minimum number of orders that match, known when the term is not rare and its keys were counted; 0 when unknown.
   */
  atLeast: number;
}

/** Returns undefined when the term cannot find anything. */
export async function prepareSearch(ctx: Context, text: string): Promise<Search | undefined> {
  const term = parseTerm(text);
  const reader = createKeyReader(ctx);
  const ways = await countTermKeys(ctx, reader, term);
  const named = nameOrders(ctx, term);
  if (ways.length === 0 && !named) return undefined;
  const isRare = ways.every(([rarest]) => rarest.keys < COUNTED_ROWS);
  const common = ways.filter((way) => way.length === 1 && way[0].keys === COUNTED_ROWS);
  return { reader, ways, named, isRare, atLeast: Math.max(0, ...common.map(([{ orders }]) => orders)) };
}

/**
 * Finds orders by the start of the order id or by a barcode, including a revoked one, because staff at the door look up
 * the order of an old ticket.
 */
function nameOrders({ promoterIds }: Context, { orderIds, barcodes, barcodeNumber }: Term): SQL | undefined {
  const owners = toArray(promoterIds);
  const ofItems = (condition: SQL) => sql`
    select i.promoter_id, i.order_id, o.created_at from (
      select promoter_id, id from order_items where promoter_id = any(${owners}::int[]) and ${condition}
      union all
      select promoter_id, order_item_id from revoked_barcodes where promoter_id = any(${owners}::int[]) and ${condition}
    ) named
    join order_items i on i.promoter_id = named.promoter_id and i.id = named.id
    join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id`;
  const sources = [
    orderIds &&
      sql`select o.promoter_id, o.id as order_id, o.created_at from orders o
        where o.promoter_id = any(${owners}::int[]) and o.order_id >= ${orderIds.from} and o.order_id < ${orderIds.to}`,
    barcodes.length === 0 ? undefined : ofItems(sql`barcode = any(${toArray(barcodes)}::text[])`),
    barcodeNumber === null ? undefined : ofItems(sql`barcode_number = ${barcodeNumber}`),
  ].filter((source) => source !== undefined);
  return sources.length === 0 ? undefined : sql.join(sources, sql` union all `);
}
