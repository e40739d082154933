import { and, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { customerConsents, customerKeys, customers } from '../../../db/schema/customers.ts';
import type { CustomerRow } from '../lock-customer.ts';

/** The row stays, so that orders still belong to one and the same nobody. Answers its revision. */
export async function blankCustomer(change: Change, customer: CustomerRow): Promise<number> {
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

/** No address: it has a space. */
export const toErasedKey = (customerId: number): string => `erased ${customerId}`;
