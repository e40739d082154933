import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { answers } from '#db/schema/events/questions.ts';
import { customerConsents, customerKeys, customers } from '#db/schema/sales/customers.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { anonymiseUses } from '#resources/events/offer-codes/uses/forget-uses.ts';
import { anonymiseGuests } from '#resources/ground/guest-list-rows/anonymise-guests.ts';
import { anonymiseEvents } from '#resources/sales/orders/history/append-events.ts';
import { rewritePersonalKeys } from '#resources/sales/orders/search/write-keys.ts';
import { nameCustomer } from '#resources/sales/orders/transfer/name-customer.ts';
import type { CustomerRow } from '../lock-customer.ts';
import type { CustomerOrders } from './read-orders-of.ts';

/** Anonymises the row but keeps it, so that orders still belong to one unnamed customer. Returns its revision. */
export async function anonymiseCustomer(change: Change, customer: CustomerRow): Promise<number> {
  const { promoterId, id } = customer;
  await change.db
    .delete(customerKeys)
    .where(and(eq(customerKeys.promoterId, promoterId), eq(customerKeys.customerId, id)));
  await change.db
    .delete(customerConsents)
    .where(and(eq(customerConsents.promoterId, promoterId), eq(customerConsents.customerId, id)));
  const revision = customer.revision + 1;
  const gone = { name: '', nameKey: '', email: '', phone: '', address: null, cultureCode: null, note: '' };
  await change.db
    .update(customers)
    .set({ ...gone, emailKey: toErasedKey(id), erasedAt: change.now, revision })
    .where(and(eq(customers.promoterId, promoterId), eq(customers.id, id)));
  return revision;
}

/** An erased key is never an e-mail key, because it contains a space. */
const toErasedKey = (customerId: number): string => `erased ${customerId}`;

/** Removes a person from their orders: the buyer, the answers, notes about them, and the search keys. */
export async function anonymiseOrders(
  change: Change,
  { promoterId, id, emailKey }: CustomerRow,
  { owned, given }: CustomerOrders,
): Promise<void> {
  const ownedIds = owned.map((order) => order.id);
  const givenIds = given.map((order) => order.id);
  const all = [...ownedIds, ...givenIds];
  await change.db
    .update(orders)
    .set({ buyer: { name: '', email: '' }, address: null })
    .where(and(eq(orders.promoterId, promoterId), inArray(orders.id, ownedIds)));
  await change.db.delete(answers).where(and(eq(answers.promoterId, promoterId), inArray(answers.orderId, all)));
  await anonymiseEvents(change, promoterId, { ownedIds, givenIds, giver: nameCustomer(id) });
  await anonymiseUses(change, promoterId, { orderIds: all, customerKey: emailKey, erasedKey: toErasedKey(id) });
  await anonymiseGuests(change, { promoterId, emailKey, orderIds: ownedIds });
  await rewritePersonalKeys(change, promoterId, all);
}
