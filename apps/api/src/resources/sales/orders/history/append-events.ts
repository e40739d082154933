import type { Change } from '#context.ts';
import { orderEvents } from '#db/schema/sales/orders.ts';

type EventRow = typeof orderEvents.$inferInsert;
type OrderEvent = Pick<EventRow, 'type' | 'text'> &
  Partial<Pick<EventRow, 'orderItemId' | 'amountMinor' | 'before' | 'after'>>;

export async function appendEvents(
  change: Change,
  { promoterId, id }: { promoterId: number; id: number },
  events: readonly OrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const common = { promoterId, orderId: id, at: change.now, actorName: change.actor.name };
  await change.db.insert(orderEvents).values(events.map((event) => ({ ...event, ...common })));
}

const EVENTS = `
  update order_events e set
    text = case when type = 'CANCEL' then split_part(text, ':', 1) else '' end,
    after = case when type = 'RESEND' then null else after end
  where promoter_id = $1 and (text <> '' or type = 'RESEND') and (
    order_id = any($2::bigint[])
    or order_id = any($3::bigint[]) and id <= (
      select max(t.id) from order_events t
      where t.promoter_id = $1 and t.order_id = e.order_id and t.type = 'TRANSFER' and t.before = $4))`;

/**
 * Removes texts of staff from the history of a person's orders: notes, addresses that tickets were sent to, and all but
 * the fixed part of a reason. In an order that the person gave away, only texts until the transfer.
 */
export async function anonymiseEvents(
  change: Change,
  promoterId: number,
  { ownedIds, givenIds, giver }: { ownedIds: readonly number[]; givenIds: readonly number[]; giver: string },
): Promise<void> {
  await change.run(EVENTS, [promoterId, ownedIds, givenIds, giver]);
}
