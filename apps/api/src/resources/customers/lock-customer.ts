import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { customers } from '../../db/schema/customers.ts';
import { notFound, refusal } from '../../errors.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer, locked until the change ends. `update` also waits for purchases that name them. Throws NOT_FOUND. */
export async function lockCustomer(
  change: Change,
  customerId: number,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<CustomerRow> {
  const [customer] = await change.db.select().from(customers).where(eq(customers.id, customerId)).for(strength);
  if (!customer) throw notFound('There is no such customer.');
  return customer;
}

/** RULE_BROKEN for somebody who is not known any more. */
export function requireKnown({ erasedAt }: Pick<CustomerRow, 'erasedAt'>): void {
  if (erasedAt) throw refusal('RULE_BROKEN', 'customer-erased', { erasedAt: erasedAt.toISOString() });
}
