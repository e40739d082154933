import * as channelEndpoints from '@parterre/contract/channel';
import * as endpoints from '@parterre/contract/orders/tickets';
import type { Context } from '#context.ts';
import { renderTickets } from '#documents/tickets/render-tickets.ts';
import { invalidField, notFound, refusal } from '#errors.ts';
import { requireLanguage } from '#resources/events/print-at-home/settings/require-languages.ts';
import { buildSheet } from '#resources/events/print-at-home/tickets/build-sheet.ts';
import { nameWarnings } from '#resources/events/print-at-home/tickets/name-warnings.ts';
import { type OrderTickets, readOrderTickets } from '#resources/events/print-at-home/tickets/read-order-tickets.ts';
import { readTicketFacts } from '#resources/events/print-at-home/tickets/read-ticket-facts.ts';
import { isOwnSale } from '#resources/sales/baskets/seller.ts';
import { type BinaryAnswer, type VerbInput, verb } from '#verb.ts';
import { lockOrder } from '../lock-order.ts';
import { recordPrints } from './record-prints.ts';

type Wanted = VerbInput<typeof endpoints.exportOrderTickets>['body'];

/**
 * Exports the valid tickets of an order as one PDF. The history of the order records who downloaded them, before they
 * are sent. Throws NOT_FOUND, INVALID for tickets of another order and cancelled ones, RULE_BROKEN when no ticket is
 * valid or the order is not paid yet, BUSY. Needs `order:write`.
 */
export const exportOrderTickets = verb(endpoints.exportOrderTickets, (ctx, { params, body }) =>
  printTickets(ctx, params.orderId, body),
);

/**
 * Exports the valid tickets of an order for the channel that sold it. Throws NOT_FOUND for orders of another channel,
 * INVALID for tickets of another order and cancelled ones, RULE_BROKEN when no ticket is valid or the order is not paid
 * yet, BUSY. Needs `channel:sell`.
 */
export const exportChannelTickets = verb(channelEndpoints.exportChannelTickets, (ctx, { params, body }) =>
  printTickets(ctx, params.orderId, body),
);

async function printTickets(ctx: Context, orderId: string, wanted: Wanted): Promise<BinaryAnswer> {
  const { facts, tickets, culture } = await recordPrint(ctx, orderId, wanted);
  // The change has ended, so that no connection is held while the tickets are drawn.
  const sheet = await buildSheet(ctx.storage, facts, {
    tickets,
    purpose: 'REAL',
    culture,
    isForPhone: wanted.form === 'PHONE',
    madeAt: ctx.now,
  });
  const { pdf, warnings } = await renderTickets(sheet, facts.show.promoterId);
  return {
    bytes: pdf,
    fileName: `tickets-${orderId}.pdf`,
    headers: { 'ticket-warnings': nameWarnings(warnings) },
  };
}

/** Reads what is printed, and records who prints it. */
const recordPrint = (ctx: Context, orderId: string, wanted: Wanted) =>
  ctx.change('order.print', async (change) => {
    const { order, show } = await lockOrder(change, orderId);
    if (change.actor.kind === 'key' && !isOwnSale(change.actor, order)) throw notFound('There is no such order.');
    if (wanted.languageCode !== undefined) await requireLanguage(change, wanted.languageCode);
    const facts = await readTicketFacts(change, show);
    const read = await readOrderTickets(change, facts, { orderId, culture: wanted.languageCode });
    if (read.tickets.length === 0 || order.status !== 'ACTIVE')
      throw refusal('RULE_BROKEN', 'no-tickets-to-send', { status: order.status });
    const chosen = chooseTickets(read, wanted.orderItemIds);
    await recordPrints(change, { order, facts, tickets: chosen, form: wanted.form });
    return {
      answer: { facts, tickets: chosen, culture: chosen[0]?.culture ?? show.defaultCulture },
      show,
      objectId: orderId,
      after: { tickets: chosen.length, form: wanted.form },
    };
  });

/** Throws INVALID for tickets that are not valid tickets of the order. */
function chooseTickets({ tickets }: OrderTickets, orderItemIds: readonly number[] | undefined) {
  if (!orderItemIds) return tickets;
  const places = new Map(tickets.map(({ orderItemId }, place) => [orderItemId, place]));
  return orderItemIds.map((id, index) => {
    const ticket = tickets[places.get(id) ?? -1];
    if (!ticket) throw invalidField(`orderItemIds.${index}`, 'unknown', { message: 'The order has no such ticket' });
    if (orderItemIds.indexOf(id) < index) throw invalidField(`orderItemIds.${index}`, 'twice');
    return ticket;
  });
}
