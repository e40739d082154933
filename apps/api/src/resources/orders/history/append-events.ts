import type { Change } from '../../../context.ts';
import { orderEvents } from '../../../db/schema/orders.ts';

type EventRow = typeof orderEvents.$inferInsert;
type OrderEvent = Pick<EventRow, 'type' | 'text'> &
  Partial<Pick<EventRow, 'orderItemId' | 'amountMinor' | 'before' | 'after'>>;

/** Appends to the history of an order what somebody did to it or to some of its tickets. */
export async function appendEvents(
  change: Change,
  { promoterId, id }: { promoterId: number; id: number },
  events: readonly OrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const common = { promoterId, orderId: id, at: change.now, actorName: change.actor.name };
  await change.db.insert(orderEvents).values(events.map((event) => ({ ...event, ...common })));
}
