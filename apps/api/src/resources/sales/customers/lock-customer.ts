import { eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { notFound, refusal } from '#errors.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** Locks a customer until the change ends. `update` also waits for purchases that name them. Throws NOT_FOUND. */
export async function lockCustomer(
  change: Change,
  customerId: number,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<CustomerRow> {
  const [customer] = await change.db.select().from(customers).where(eq(customers.id, customerId)).for(strength);
  if (!customer) throw notFound('There is no such customer.');
  return customer;
}

/** Throws RULE_BROKEN for an erased customer. */
export function requireKnown({ erasedAt }: Pick<CustomerRow, 'erasedAt'>): void {
  if (erasedAt) throw refusal('RULE_BROKEN', 'customer-erased', { erasedAt: erasedAt.toISOString() });
}
