import type { Customer, CustomerAnswer, CustomerConsent, CustomerTotal } from '@parterre/contract/customers';
import * as endpoints from '@parterre/contract/customers';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { customerConsents, customers } from '#db/schema/sales/customers.ts';
import { DUE } from '#db/schema/sales/orders.ts';
import { notFound } from '#errors.ts';
import { isPermittedAt } from '#identity/require-permission.ts';
import { readAnswers } from '#resources/events/questions/answers.ts';
import { verb } from '#verb.ts';
import type { CustomerRow } from './lock-customer.ts';
import { type CustomerOrderRow, presentCustomerOrder, readCustomerOrders } from './read-customer-orders.ts';

/** Reads one customer. Erased ones are included, because their orders stay. The read is recorded. Throws NOT_FOUND. */
export const getCustomer = verb(endpoints.getCustomer, async (ctx, { params }) => {
  const customer = await readCustomer(ctx, params.customerId);
  ctx.recordRead('customer.read', customer.customerId);
  return customer;
});

const ORDERS_SHOWN = 20;
const ANSWERED_ORDERS = 100;
const ANSWERS_SHOWN = 100;

/** Reads a customer with consents, totals and, for readers with `order:read`, orders. Throws NOT_FOUND. */
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
    ...presentCustomerFacts(customer, promoterCode),
    consents: newestOfKinds(history),
    consentHistory: history,
    orders: isPermittedAt(ctx.actor, customer.promoterId, 'order:read')
      ? bought.slice(0, ORDERS_SHOWN).map(presentCustomerOrder)
      : null,
    totals: await readCustomerTotals(ctx, customer),
    answers: await listAnswers(ctx, customer, bought),
    exportedAt: customer.exportedAt?.toISOString() ?? null,
    revision: customer.revision,
  };
}

/** Presents the facts that the page and the exported file share. */
export const presentCustomerFacts = (customer: CustomerRow, promoterCode: string) => ({
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

/** Sums money over the ledger. An order counts once, however many ledger rows it has. */
const TOTALS = rowsOf(
  {
    currency: column.text('c.currency'),
    orders: column.int('c.orders'),
    tickets: column.int('c.tickets'),
    totalMinor: column.int('coalesce(m.total, 0)'),
    paidMinor: column.int('coalesce(m.paid, 0)'),
    refundedMinor: column.int('coalesce(m.refunded, 0)'),
  },
  (list) => `
  with bought as (
    select o.promoter_id, o.id, o.currency,
      (select count(*) from order_items i
       where i.promoter_id = o.promoter_id and i.order_id = o.id and i.status = 'ACTIVE') as tickets
    from orders o where o.promoter_id = $1 and o.customer_id = $2
  ), money as (
    select b.currency,
      coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE}), 0) as total,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as paid,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
    from bought b join ledger l on l.promoter_id = b.promoter_id and l.order_id = b.id
    group by b.currency
  ), counts as (
    select currency, count(*) as orders, sum(tickets) as tickets from bought group by currency
  )
  select ${list} from counts c left join money m on m.currency = c.currency order by c.currency`,
);

const readCustomerTotals = (
  ctx: Context,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<CustomerTotal[]> => ctx.readRows(TOTALS, [promoterId, id]);

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

/** Reads every answer, newest first, because the promoter must be able to prove when a customer agreed and to what. */
export async function readConsents(
  ctx: Context,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<CustomerConsent[]> {
  const rows = await ctx.db
    .select()
    .from(customerConsents)
    .where(and(eq(customerConsents.promoterId, promoterId), eq(customerConsents.customerId, id)))
    .orderBy(desc(customerConsents.id));
  return rows.map(({ kind, isGiven, at, source }) => ({ kind, isGiven, at: at.toISOString(), source }));
}

function newestOfKinds(history: readonly CustomerConsent[]): CustomerConsent[] {
  const newest = new Map(history.toReversed().map((consent) => [consent.kind, consent]));
  return [...newest.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}
