import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { customers } from '../../../db/schema/customers.ts';
import type { Buyer, orderEvents } from '../../../db/schema/orders.ts';
import { maskBuyer, seesBuyers } from '../../customer-rows/mask-buyer.ts';
import { readCustomerName } from '../transfer/name-customer.ts';

type EventRow = Pick<typeof orderEvents.$inferSelect, 'type' | 'before' | 'after'>;

/** What a reader sees of something an event says; of people only those see all who have `customer:read`. */
export type NameBuyer = (event: EventRow, text: string | null) => string | null;

/** Names the people in the history of an order: a transfer names customers, a mail the address it went to. */
export async function readBuyerNames(
  ctx: Context,
  promoterId: number,
  events: readonly EventRow[],
): Promise<NameBuyer> {
  const known = await readCustomers(ctx, promoterId, events.filter(isTransfer).flatMap(listCustomers));
  const show = (buyer: Buyer) => writeBuyer(seesBuyers(ctx.actor, promoterId) ? buyer : maskBuyer(buyer));
  return (event, text) => {
    if (text === null || !(isTransfer(event) || event.type === 'RESEND')) return text;
    if (event.type === 'RESEND') return show({ name: '', email: text });
    const id = readCustomerName(text);
    return show(id === undefined ? { name: text, email: '' } : (known.get(id) ?? NOBODY));
  };
}

/** The name shown for an erased person. */
const NOBODY: Buyer = { name: '', email: '' };

const isTransfer = ({ type }: EventRow): boolean => type === 'TRANSFER';

const listCustomers = ({ before, after }: EventRow): number[] =>
  [before, after].flatMap((text) => (text === null ? [] : (readCustomerName(text) ?? [])));

const writeBuyer = ({ name, email }: Buyer): string =>
  name !== '' && email !== '' ? `${name} <${email}>` : `${name}${email}`;

async function readCustomers(ctx: Context, promoterId: number, ids: readonly number[]): Promise<Map<number, Buyer>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(and(eq(customers.promoterId, promoterId), inArray(customers.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, ...buyer }) => [id, buyer]));
}
