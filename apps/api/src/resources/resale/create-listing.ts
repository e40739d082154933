import * as endpoints from '@parterre/contract/resale';
import { resaleListings } from '../../db/schema/resale.ts';
import { AppError, fieldError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { nameSeats } from '../baskets/read/read-basket.ts';
import type { ItemRow, LockedOrder } from '../orders/lock-order.ts';
import { presentListing } from './present-listing.ts';
import { requireOwnTicket } from './require-own-ticket.ts';

/**
 * Offers a ticket. CONFLICT when it is offered already or was cancelled; RULE_BROKEN for more than was paid, for orders
 * that are not paid and once the show has started or is called off. Needs `channel:sell`.
 */
export const createResaleListing = verb(endpoints.createResaleListing, (ctx, { params, body }) =>
  ctx.change('resale.create', async (change) => {
    const { locked, item } = await requireOwnTicket(change, params);
    requireOfferable(locked, item, body.askedMinor, change.now);
    const { order, show } = locked;
    const listing = {
      promoterId: order.promoterId,
      id: newId(),
      showId: show.id,
      orderItemId: item.id,
      askedMinor: body.askedMinor,
      state: 'OPEN' as const,
      createdAt: change.now,
    };
    const made = await change.db.insert(resaleListings).values(listing).onConflictDoNothing().returning();
    if (made.length === 0) throw new AppError('CONFLICT', { detail: 'The ticket is offered already.' });
    const seatIdOf = await nameSeats(change, show, item.seat === null ? [] : [item.seat]);
    return {
      answer: presentListing({ listing, show, item, seatIdOf }),
      show,
      object: 'order',
      objectId: order.orderId,
      after: { orderItemId: item.id, askedMinor: body.askedMinor },
    };
  }),
);

function requireOfferable({ order, show }: LockedOrder, item: ItemRow, askedMinor: number, now: Date): void {
  if (item.status !== 'ACTIVE') throw new AppError('CONFLICT', { detail: 'The ticket was cancelled before.' });
  if (show.status !== 'ACTIVE' || show.startsAt <= now)
    throw new AppError('RULE_BROKEN', {
      detail: 'Tickets of this event are not offered any more.',
      details: { status: show.status, startsAt: show.startsAt.toISOString() },
    });
  if (order.paymentStatus !== 'PAID')
    throw new AppError('RULE_BROKEN', {
      detail: 'Only what is paid can be offered.',
      details: { paymentStatus: order.paymentStatus },
    });
  const mostMinor = item.paidMinor;
  if (askedMinor > mostMinor)
    throw new AppError('RULE_BROKEN', {
      fieldErrors: [fieldError('askedMinor', 'max', { values: { maxNumber: mostMinor, mostMinor } })],
      details: { mostMinor },
      detail: 'No more can be asked than was paid for the ticket.',
    });
}
