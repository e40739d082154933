import type { Customer, CustomerAnswer } from '@parterre/contract/customers';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { customers } from '../../db/schema/customers.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { notFound } from '../../errors.ts';
import { readAnswers } from '../questions/read-answers.ts';
import type { CustomerRow } from './lock-customer.ts';
import { newestOfKinds, readConsents } from './read-consents.ts';
import { type CustomerOrderRow, presentCustomerOrder, readCustomerOrders } from './read-customer-orders.ts';
import { readCustomerTotals } from './read-customer-totals.ts';

const ORDERS_SHOWN = 20;
/** Orders whose answers are shown. */
const ANSWERED_ORDERS = 100;
const ANSWERS_SHOWN = 100;

/** A customer as the contract has them. Throws NOT_FOUND. */
export async function readCustomer(ctx: Context, customerId: number): Promise<Customer> {
  const [found] = await ctx.db
    .select({ customer: customers, promoterCode: promoters.code })
    .from(customers)
    .innerJoin(promoters, eq(promoters.id, customers.promoterId))
    .where(eq(customers.id, customerId));
  if (!found) throw notFound('There is no such customer.');
  const { customer, promoterCode } = found;
  const history = await readConsents(ctx, customer);
  const bought = await readCustomerOrders(ctx, customer, ANSWERED_ORDERS);
  return {
    ...presentFacts(customer, promoterCode),
    consents: newestOfKinds(history),
    consentHistory: history,
    orders: bought.slice(0, ORDERS_SHOWN).map(presentCustomerOrder),
    totals: await readCustomerTotals(ctx, customer),
    answers: await listAnswers(ctx, customer, bought),
    exportedAt: customer.exportedAt?.toISOString() ?? null,
    revision: customer.revision,
  };
}

/** What a page and the file for the customer say of them in the same words. */
export const presentFacts = (customer: CustomerRow, promoterCode: string) => ({
  customerId: customer.id,
  promoterCode,
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
  address: customer.address,
  cultureCode: customer.cultureCode,
  note: customer.note,
  createdAt: customer.createdAt.toISOString(),
  erasedAt: customer.erasedAt?.toISOString() ?? null,
});

async function listAnswers(
  ctx: Context,
  { promoterId }: CustomerRow,
  bought: readonly CustomerOrderRow[],
): Promise<CustomerAnswer[]> {
  const given = await readAnswers(
    ctx,
    promoterId,
    bought.map(({ order }) => order.id),
  );
  return bought
    .flatMap(({ order, show }) =>
      (given.get(order.id) ?? []).map((answer) => ({ ...answer, orderId: order.orderId, showName: show.name })),
    )
    .slice(0, ANSWERS_SHOWN);
}
