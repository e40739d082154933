import * as endpoints from '@parterre/contract/channel';
import { verb } from '../../../verb.ts';
import { printTickets } from '../orders/tickets/export.ts';

/**
 * The standing tickets of an own order as one PDF, for its buyer. Throws NOT_FOUND for what another channel sold,
 * INVALID for tickets of another order, RULE_BROKEN when no ticket stands or the order is not paid yet, BUSY. Needs
 * `channel:sell`.
 */
export const exportChannelTickets = verb(endpoints.exportChannelTickets, (ctx, { params, body }) =>
  printTickets(ctx, params.orderId, body),
);
