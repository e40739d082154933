import type { Change } from '../../../context.ts';
import { toSearchKey, toSearchWords } from '../../search-key.ts';
import { requirePlan, seatIndexOf } from '../../seats/require-plan.ts';
import type { ShowRow } from '../../shows/require-show.ts';

/** What an order is found by. */
export interface KeyedOrder {
  id: number;
  /** Found by the start of each of their words. */
  texts: readonly string[];
  /** Found by their own start: an e-mail address, an offer code. */
  whole: readonly string[];
  seats: readonly number[];
}

/** Longer words are told apart by their start. */
const LONGEST_KEY = 120;

const SQL = `
  insert into order_keys (promoter_id, key, order_id)
  select $1, v.key, v.order_id from unnest($2::text[], $3::bigint[]) as v (key, order_id)
  on conflict do nothing`;

/** Never between the halves of a character. */
const cut = (key: string): string => key.slice(0, LONGEST_KEY).replace(/[\uD800-\uDBFF]$/, '');

/** Adds to what orders of one event are found by; nothing is ever taken away. */
export async function writeKeys(change: Change, show: ShowRow, orders: readonly KeyedOrder[]): Promise<void> {
  const seatIdOf = orders.some(({ seats }) => seats.length > 0)
    ? seatIndexOf((await requirePlan(change, show)).geometry).seatIdOf
    : () => '';
  const rows = orders.flatMap(({ id, texts, whole, seats }) => {
    const keys = [...toSearchWords(...texts), ...[...whole, ...seats.map(seatIdOf)].map(toSearchKey)];
    return [...new Set(keys.map(cut))].flatMap((key) => (key === '' ? [] : [{ key, id }]));
  });
  if (rows.length === 0) return;
  await change.query(SQL, [show.promoterId, rows.map(({ key }) => key), rows.map(({ id }) => id)]);
}
