import * as endpoints from '@parterre/contract/orders/transfer';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { type Buyer, orders } from '#db/schema/sales/orders.ts';
import { enqueueMail } from '#mail/enqueue-mail.ts';
import { registerBuyers } from '#resources/ground/customer-rows/register-buyers.ts';
import { verb } from '#verb.ts';
import { appendEvents } from '../history/append-events.ts';
import { lockOrder, requireChangeable } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { rewritePersonalKeys } from '../search/write-keys.ts';
import { replaceBarcodes } from '../tickets/replace-barcodes.ts';
import { nameCustomer } from './name-customer.ts';

/** The source recorded for a buyer that staff enter. */
const CHANNEL = 'box-office';

/**
 * Gives an order to another person and replaces its barcodes, so that the previous owner cannot get in with the old
 * tickets. Throws RULE_BROKEN when no ticket is valid, CONFLICT when one is offered for resale, STALE. Needs
 * `order:write`.
 */
export const transferOrder = verb(endpoints.transferOrder, (ctx, { params, body }) =>
  ctx.change('order.transfer', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const standing = await requireChangeable(change, order.promoterId, items);
    const { name, email, sendsMail } = body;
    const customers = await registerBuyers(change, show, [{ orderId: order.id, channel: CHANNEL, name, email }]);
    const customerId = customers.get(order.id) ?? null;
    const revision = order.revision + 1;
    await change.db
      .update(orders)
      // The postal address is dropped, because it belonged to the previous buyer.
      .set({ buyer: { name, email }, customerId, address: null, revision })
      .where(and(eq(orders.promoterId, order.promoterId), eq(orders.id, order.id)));
    await replaceBarcodes(change, order, standing);
    await rewritePersonalKeys(change, order.promoterId, [order.id]);
    const named = { before: nameBuyer(order), after: nameBuyer({ buyer: body, customerId }) };
    await appendEvents(change, order, [{ type: 'TRANSFER', text: '', ...named }]);
    if (sendsMail) await enqueueMail(change, order, { kind: 'tickets', email });
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { customerId: order.customerId },
      after: { customerId, tickets: standing.length },
      revision,
    };
  }),
);

const nameBuyer = ({ buyer, customerId }: { buyer: Pick<Buyer, 'name'>; customerId: number | null }): string =>
  customerId === null ? buyer.name : nameCustomer(customerId);
