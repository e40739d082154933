import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { answers } from '../../../db/schema/customers.ts';
import { orders } from '../../../db/schema/orders.ts';
import { blankGuests } from '../../guest-lists/blank-guests.ts';
import { rewritePersonalKeys } from '../../orders/search/rewrite-personal-keys.ts';
import { nameCustomer } from '../../orders/transfer/name-customer.ts';
import type { CustomerRow } from '../lock-customer.ts';
import { toErasedKey } from './blank-customer.ts';
import type { TheirOrders } from './read-orders-of.ts';

/**
 * The closed part of a reason stays, what staff wrote behind it goes; so do notes, and addresses tickets were sent to. Of
 * an order they gave away, what was written until then.
 */
const EVENTS = `
  update order_events e set
    text = case when type = 'CANCEL' then split_part(text, ':', 1) else '' end,
    after = case when type = 'RESEND' then null else after end
  where promoter_id = $1 and (text <> '' or type = 'RESEND') and (
    order_id = any($2::bigint[])
    or order_id = any($3::bigint[]) and id <= (
      select max(t.id) from order_events t
      where t.promoter_id = $1 and t.order_id = e.order_id and t.type = 'TRANSFER' and t.before = $4))`;

const USES = `
  update offer_code_uses set customer_key = $3
  where promoter_id = $1 and customer_key is not null and (order_id = any($2::bigint[]) or customer_key = $4)`;

/** Takes a person out of their orders: the buyer, what they answered, what was written about them, how they are found. */
export async function blankOrders(
  change: Change,
  { promoterId, id, emailKey }: CustomerRow,
  { owned, given }: TheirOrders,
): Promise<void> {
  const ownedIds = owned.map((order) => order.id);
  const givenIds = given.map((order) => order.id);
  const all = [...ownedIds, ...givenIds];
  await change.db
    .update(orders)
    .set({ buyer: { name: '', email: '' }, address: null })
    .where(and(eq(orders.promoterId, promoterId), inArray(orders.id, ownedIds)));
  await change.db.delete(answers).where(and(eq(answers.promoterId, promoterId), inArray(answers.orderId, all)));
  await change.query(EVENTS, [promoterId, ownedIds, givenIds, nameCustomer(id)]);
  await change.query(USES, [promoterId, all, toErasedKey(id), emailKey]);
  await blankGuests(change, { promoterId, emailKey, orderIds: ownedIds });
  await rewritePersonalKeys(change, promoterId, all);
}
