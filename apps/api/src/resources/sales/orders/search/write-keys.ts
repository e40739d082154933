import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orderEvents, orderKeys, orders } from '#db/schema/sales/orders.ts';
import { cutKey, toSearchKey, toSearchWords } from '#lists/search-key.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';

/**
 * The values that an order is found by. Only readers who may see the buyers find it by anything other than codes and
 * seats.
 */
interface KeyedOrder {
  id: number;
  /** The buyer's name and notes, which are found by the start of each of their words. */
  texts?: readonly string[];
  /** E-mail addresses, which are found by their own start. */
  whole?: readonly string[];
  /** Offer codes, which are found by their own start. */
  codes?: readonly string[];
  seats?: readonly number[];
}

const SQL = `
  insert into order_keys (promoter_id, order_id, key, is_personal, created_at)
  select $1, o.id, v.key, v.is_personal, o.created_at
  from unnest($2::bigint[], $3::text[], $4::boolean[]) as v (order_id, key, is_personal)
  join orders o on o.promoter_id = $1 and o.id = v.order_id
  on conflict do nothing`;

/** Adds search keys to orders of one show. It never removes any. */
export async function writeKeys(change: Change, show: ShowRow, orders: readonly KeyedOrder[]): Promise<void> {
  const seatIdOf = orders.some(({ seats = [] }) => seats.length > 0)
    ? seatIndexOf((await requirePlan(change, show)).geometry).seatIdOf
    : undefined;
  await insertKeys(change, show.promoterId, orders, seatIdOf);
}

/** Adds search keys to orders of any show of a promoter; `seatIdOf` names their seats where they have any. */
export async function insertKeys(
  change: Change,
  promoterId: number,
  orders: readonly KeyedOrder[],
  seatIdOf: (seat: number) => string = () => '',
): Promise<void> {
  const rows = orders.flatMap(({ id, texts = [], whole = [], codes = [], seats = [] }) => {
    const personal = [...toSearchWords(...texts), ...whole.map(toSearchKey)];
    const open = [...codes, ...seats.map(seatIdOf)].map(toSearchKey);
    return [...toKeys(id, personal, true), ...toKeys(id, open, false)];
  });
  if (rows.length === 0) return;
  await change.run(SQL, [
    promoterId,
    rows.map(({ id }) => id),
    rows.map(({ key }) => key),
    rows.map(({ isPersonal }) => isPersonal),
  ]);
}

const toKeys = (id: number, texts: readonly string[], isPersonal: boolean) =>
  [...new Set(texts.map(cutKey))].flatMap((key) => (key === '' ? [] : [{ id, key, isPersonal }]));

/** Replaces the personal search keys of orders by those of their current buyers and notes. */
export async function rewritePersonalKeys(
  change: Change,
  promoterId: number,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  await change.db
    .delete(orderKeys)
    .where(and(eq(orderKeys.promoterId, promoterId), inArray(orderKeys.orderId, ids), eq(orderKeys.isPersonal, true)));
  const rows = await change.db
    .select({ id: orders.id, buyer: orders.buyer })
    .from(orders)
    .where(and(eq(orders.promoterId, promoterId), inArray(orders.id, ids)));
  const notes = await change.db
    .select({ orderId: orderEvents.orderId, text: orderEvents.text })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.promoterId, promoterId), inArray(orderEvents.orderId, ids), eq(orderEvents.type, 'NOTE')),
    );
  await insertKeys(
    change,
    promoterId,
    rows.map(({ id, buyer }) => ({
      id,
      texts: [buyer.name, ...notes.flatMap(({ orderId, text }) => (orderId === id ? [text] : []))],
      whole: [buyer.email],
    })),
  );
}
