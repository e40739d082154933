import type { Transaction } from '@parterre/contract/orders/order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { type Buyer, orderEvents, type orderItems, type orders } from '#db/schema/sales/orders.ts';
import { maskBuyer, seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import { readCustomerName } from '../transfer/name-customer.ts';

type Order = Pick<typeof orders.$inferSelect, 'promoterId' | 'id' | 'channel' | 'createdAt'>;
type Event = typeof orderEvents.$inferSelect;
type Item = Pick<typeof orderItems.$inferSelect, 'id' | 'paidMinor' | 'createdAt'>;

/**
 * Lists the history of each ticket of an order, newest first: its purchase, which is the ticket itself, and the entries
 * of the ticket and of the whole order.
 */
export async function readTransactions(
  ctx: Context,
  order: Order,
  items: readonly Item[],
): Promise<Map<number, Transaction[]>> {
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.promoterId, order.promoterId), eq(orderEvents.orderId, order.id)))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const nameOf = await readBuyerNames(ctx, order.promoterId, events);
  const isMasked = !seesBuyers(ctx.actor, order.promoterId);
  return new Map(
    items.map((item) => {
      const own = events.filter(({ orderItemId }) => orderItemId === null || orderItemId === item.id);
      return [
        item.id,
        [toPurchase(order, item, own), ...own.map((event) => toTransaction(event, nameOf, isMasked))].toReversed(),
      ];
    }),
  );
}

/** The price at the purchase is the current price less what seat changes have added since. */
const toPurchase = (order: Order, item: Item, events: readonly Event[]): Transaction => ({
  id: item.id,
  at: item.createdAt.toISOString(),
  actor: order.channel,
  type: 'PURCHASE',
  text: '',
  isTextMasked: false,
  amount: events.reduce(
    (cost, { type, amountMinor }) => cost - (type === 'SEAT_CHANGE' ? (amountMinor ?? 0) : 0),
    item.paidMinor,
  ),
  before: null,
  after: null,
});

const toTransaction = (event: Event, nameOf: NameBuyer, isMasked: boolean): Transaction => ({
  id: event.id,
  at: event.at.toISOString(),
  actor: event.actorName,
  type: event.type,
  ...(isMasked ? maskText(event) : { text: event.text, isTextMasked: false }),
  amount: event.amountMinor,
  before: nameOf(event, event.before),
  after: nameOf(event, event.after),
});

/**
 * Masks a text for readers without `customer:read`. Notes are about the buyer, and so may be the free part of a reason.
 * References and reasons of money stay, because accounts need them.
 */
function maskText({ type, text }: Event): Pick<Transaction, 'text' | 'isTextMasked'> {
  const shown = type === 'NOTE' ? '' : type === 'CANCEL' ? (text.split(':')[0] ?? '') : text;
  return { text: shown, isTextMasked: shown !== text };
}

type EventRow = Pick<typeof orderEvents.$inferSelect, 'type' | 'before' | 'after'>;

/** Returns the text of an entry as a reader may see it. People are shown in full only with `customer:read`. */
type NameBuyer = (event: EventRow, text: string | null) => string | null;

/** Names the people in the history of an order: a transfer names customers, a mail the address that it was sent to. */
async function readBuyerNames(ctx: Context, promoterId: number, events: readonly EventRow[]): Promise<NameBuyer> {
  const known = await readCustomers(ctx, promoterId, events.filter(isTransfer).flatMap(listCustomers));
  const show = (buyer: Buyer) => writeBuyer(seesBuyers(ctx.actor, promoterId) ? buyer : maskBuyer(buyer));
  return (event, text) => {
    if (text === null || !(isTransfer(event) || event.type === 'RESEND')) return text;
    if (event.type === 'RESEND') return show({ name: '', email: text });
    const id = readCustomerName(text);
    return show(id === undefined ? { name: text, email: '' } : (known.get(id) ?? NOBODY));
  };
}

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
