import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { toArray } from '#db/column.ts';
import { seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { TextRange } from './parse-term.ts';

/**
 * The keys that a request may read: all of a promoter where the actor may see the buyers, otherwise those of tickets.
 */
export interface KeyReader {
  /** Selects the keys within a range as rows of promoter_id, order_id and created_at, in the order of the keys. */
  keysIn(range: TextRange, limit?: number): SQL;
  /**
   * Returns the condition that the keys of the order in a row `o` (promoter_id, id) have all the beginnings of one of
   * these lists.
   */
  hasKeys(ways: readonly TextRange[][]): SQL;
}

export function createKeyReader({ actor, promoterIds }: Pick<Context, 'actor' | 'promoterIds'>): KeyReader {
  const open = promoterIds.map((promoterId) => ({ promoterId, isPersonal: false }));
  const personal = promoterIds
    .filter((promoterId) => seesBuyers(actor, promoterId))
    .map((promoterId) => ({ promoterId, isPersonal: true }));
  const parts = [...personal, ...open];
  const owners = toArray(parts.map(({ promoterId }) => promoterId));
  const kinds = toArray(parts.map(({ isPersonal }) => isPersonal));
  const seen = toArray(personal.map(({ promoterId }) => promoterId));
  return {
    // Reads one part at a time, each a range of the index; otherwise the planner may read a promoter's keys from end to
    // end.
    keysIn: ({ from, to }, limit) => sql`
      select k.promoter_id, k.order_id, k.created_at
      from unnest(${owners}::int[], ${kinds}::boolean[]) part (promoter_id, is_personal)
      cross join lateral (
        select promoter_id, order_id, created_at from order_keys
        where promoter_id = part.promoter_id and is_personal = part.is_personal and key >= ${from} and key < ${to}
        ${limit === undefined ? sql`offset 0` : sql`limit ${limit}`}
      ) k`,
    // Reads all keys of the one order: given a beginning as well, the planner may read all keys with that beginning
    // instead.
    hasKeys: (ways) => sql`(
      select ${sql.join(ways.map(toTest), sql` or `)} from order_keys
      where promoter_id = o.promoter_id and order_id = o.id
        and (not is_personal or promoter_id = any(${seen}::int[])))`,
  };
}

const toTest = (way: readonly TextRange[]): SQL =>
  sql.join(
    way.map(({ from, to }) => sql`bool_or(key >= ${from} and key < ${to})`),
    sql` and `,
  );
