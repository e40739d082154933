import type { CustomerExport } from '@parterre/contract/customers';
import * as endpoints from '@parterre/contract/customers';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { customers } from '#db/schema/sales/customers.ts';
import { ledger, orderEvents, orderItems, orders } from '#db/schema/sales/orders.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { readAnswers } from '#resources/events/questions/answers.ts';
import { readGuestEntries } from '#resources/ground/guest-list-rows/read-guest-entries.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requirePlan, seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { presentRefund } from '../orders/present/present-refund.ts';
import { type CustomerRow, lockCustomer, requireKnown } from './lock-customer.ts';
import { presentCustomerFacts, readConsents } from './read-customer.ts';

/**
 * Exports everything stored about a customer and records the time, because a customer can only be erased after an
 * export. The revision stays, because no data about the customer changed. Throws RULE_BROKEN when they were erased.
 * Needs `customer:export`.
 */
export const exportCustomer = verb(endpoints.exportCustomer, (ctx, { params }) =>
  ctx.change('customer.export', async (change) => {
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
      objectId: customer.id,
      after: { orders: answer.orders.length },
    };
  }),
);

async function gatherExport(change: Change, customer: CustomerRow): Promise<CustomerExport> {
  const { promoterId } = customer;
  const [promoter] = await change.db.select().from(promoters).where(eq(promoters.id, promoterId));
  if (!promoter) throw notFound();
  const bought = await readBought(change, customer);
  const ids = bought.map(({ order }) => order.id);
  const parts = await readParts(change, promoterId, ids);
  const answers = await readAnswers(change, promoterId, ids);
  const names = await nameSeats(
    change,
    bought.map(({ show }) => show),
  );
  return {
    exportedAt: change.now.toISOString(),
    promoter: promoter.name,
    customer: presentCustomerFacts(customer, promoter.code),
    consents: await readConsents(change, customer),
    orders: bought.map((row) => ({
      ...describeOrder(row),
      ...describeParts(parts, row.order.id, names.get(row.show.id)),
      answers: answers.get(row.order.id) ?? [],
    })),
    guestLists: await readGuestEntries(change, { promoterId, emailKey: customer.emailKey, orderIds: ids }),
  };
}

type Bought = Awaited<ReturnType<typeof readBought>>[number];

const describeOrder = ({ order, show, venue }: Bought) => ({
  orderId: order.orderId,
  event: show.name,
  startsAtLocal: show.startsAtLocal,
  venue: venue.name,
  status: order.status,
  paymentStatus: order.paymentStatus,
  refundStatus: presentRefund(order),
  channel: order.channel,
  currency: order.currency,
  totalMinor: order.totalMinor,
  createdAt: order.createdAt.toISOString(),
  buyer: { name: order.buyer.name, email: order.buyer.email },
  address: order.address,
});

/** Describes the tickets, the money and the history of one order. */
const describeParts = (
  { items, money, events }: Awaited<ReturnType<typeof readParts>>,
  orderId: number,
  seatIdOf: SeatName | undefined,
) => ({
  tickets: items
    .filter(({ item }) => item.orderId === orderId)
    .map(({ item, ticket }) => ({
      orderItemId: item.id,
      ticket,
      seatId: item.seat === null ? null : (seatIdOf?.(item.seat) ?? null),
      status: item.status,
      paidMinor: item.paidMinor,
      barcode: item.status === 'ACTIVE' ? item.barcode : null,
    })),
  money: money
    .filter((row) => row.orderId === orderId)
    .map(({ kind, amountMinor, at }) => ({ kind, amountMinor, at: at.toISOString() })),
  history: events
    .filter((row) => row.orderId === orderId)
    .map(({ at, type, text }) => ({ at: at.toISOString(), type, text })),
});

const readBought = (change: Change, { promoterId, id }: CustomerRow) =>
  change.db
    .select({ order: orders, show: shows, venue: venues })
    .from(orders)
    .innerJoin(shows, and(eq(shows.promoterId, promoterId), eq(shows.id, orders.showId)))
    .innerJoin(venues, and(eq(venues.promoterId, promoterId), eq(venues.id, shows.venueId)))
    .where(and(eq(orders.promoterId, promoterId), eq(orders.customerId, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id));

/** Reads the parts of the orders in three statements. */
async function readParts(change: Change, promoterId: number, orderIds: number[]) {
  const items = await change.db
    .select({ item: orderItems, ticket: priceTypes.name })
    .from(orderItems)
    .innerJoin(priceTypes, and(eq(priceTypes.promoterId, promoterId), eq(priceTypes.id, orderItems.priceTypeId)))
    .where(and(eq(orderItems.promoterId, promoterId), inArray(orderItems.orderId, orderIds)))
    .orderBy(asc(orderItems.seat), asc(orderItems.id));
  const money = await change.db
    .select()
    .from(ledger)
    .where(and(eq(ledger.promoterId, promoterId), inArray(ledger.orderId, orderIds)))
    .orderBy(asc(ledger.id));
  const events = await change.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.promoterId, promoterId), inArray(orderEvents.orderId, orderIds)))
    .orderBy(asc(orderEvents.id));
  return { items, money, events };
}

type SeatName = (seat: number) => string;

async function nameSeats(change: Change, events: readonly ShowRow[]): Promise<Map<number, SeatName>> {
  const names = new Map<number, SeatName>();
  for (const show of events)
    if (show.planVersionId !== null && !names.has(show.id))
      names.set(show.id, seatIndexOf((await requirePlan(change, show)).geometry).seatIdOf);
  return names;
}
