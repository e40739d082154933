import * as endpoints from '@parterre/contract/guest-lists/decide';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { refusal } from '#errors.ts';
import { cancelOrder } from '#resources/sales/orders/cancel/cancel.ts';
import { lockOrders } from '#resources/sales/orders/lock-order.ts';
import { verb } from '#verb.ts';
import { lockList } from '../lock-list.ts';
import { readList } from '../read.ts';
import { type GuestRow, requireGuests, toRefused } from './require-guest.ts';

/**
 * Withdraws the tickets of guests, all or none: their orders are cancelled, which also marks them as not coming, and
 * their seats return to where they came from. Throws CONFLICT for guests without tickets. Needs `guestlist:write`.
 */
export const withdrawGuests = verb(endpoints.withdrawGuests, (ctx, { params, body }) =>
  ctx.change('guest.withdraw', async (change) => {
    const { list, show } = await lockList(change, params.guestListId);
    const chosen = await requireGuests(change, list, body.guestIds);
    const other = chosen.find(({ status }) => status !== 'ISSUED');
    if (other) throw refusal('CONFLICT', 'guest-without-tickets', toRefused(other));
    const orderIds = await readOrderIds(change, chosen);
    await lockOrders(change, show, orderIds);
    for (const orderId of orderIds) await cancelOrder(change, { params: { orderId }, body: WITHDRAWAL });
    return {
      answer: { changed: chosen.length, guestList: await readList(change, list.id) },
      show,
      object: 'guest-list',
      objectId: list.id,
      after: { name: list.name, status: 'CANCELLED', guests: chosen.map(({ id }) => id) },
    };
  }),
);

/** Guests paid nothing, so nothing is refunded. The hold column shows where each seat belongs. */
const WITHDRAWAL = {
  reason: 'other',
  comment: '',
  feeMinor: 0,
  refund: 'later',
  holdId: null,
  sendsMail: false,
} as const;

/** Reads the ids in a fixed order, so that two withdrawals cannot deadlock. */
async function readOrderIds(change: Change, chosen: readonly GuestRow[]): Promise<string[]> {
  const ids = chosen.flatMap(({ orderId }) => orderId ?? []);
  const rows = await change.db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.promoterId, chosen[0]?.promoterId ?? 0), inArray(orders.id, ids)))
    .orderBy(orders.id);
  return rows.map(({ orderId }) => orderId);
}
