import type { CustomerExport, exportCustomer as endpoint } from '@parterre/contract/customers';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { customers } from '../../db/schema/customers.ts';
import { gatherExport } from './gather-export.ts';
import { lockCustomer, requireKnown } from './lock-customer.ts';

/**
 * Everything stored about a customer, and a note that it was taken: whoever has the file may ask to be erased. The
 * revision stays, nothing was changed of what is known. Throws RULE_BROKEN when they were erased.
 * Needs `customer:export`.
 */
export function exportCustomer(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<CustomerExport> {
  return ctx.change('customer.export', async (change) => {
    const customer = await lockCustomer(change, params.customerId);
    requireKnown(customer);
    await change.db
      .update(customers)
      .set({ exportedAt: change.now })
      .where(and(eq(customers.promoterId, customer.promoterId), eq(customers.id, customer.id)));
    const answer = await gatherExport(change, customer);
    return {
      answer,
      promoterId: customer.promoterId,
      object: 'customer',
      objectId: customer.id,
      after: { orders: answer.orders.length },
    };
  });
}
