import * as endpoints from '@parterre/contract/orders/pay';
import { requireRevision } from '#context/require-revision.ts';
import { refusal } from '#errors.ts';
import { toOpen } from '#resources/sales/instalments/fit-instalments.ts';
import { payInstalments } from '#resources/sales/instalments/pay-instalments.ts';
import { requireOwed } from '#resources/sales/instalments/read-order-plan.ts';
import { readSchedule } from '#resources/sales/instalments/schedule-rows.ts';
import { verb } from '#verb.ts';
import { appendEvents } from '../history/append-events.ts';
import { appendLedger, sumLedger, toBalance } from '../ledger/append-ledger.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { writeOrderState } from '../write-order-state.ts';

/**
 * Records a payment. Throws RULE_BROKEN when it is more than the order or the named instalment owes, CONFLICT for an
 * instalment that no longer has to be paid, STALE. Needs `order:pay`.
 */
export const recordOrderPayment = verb(endpoints.recordOrderPayment, (ctx, { params, body }) =>
  ctx.change('order.pay', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const { amountMinor, method, reference, instalmentNumber } = body;
    // Checks the instalment first, so that the second of two payments of the same instalment is told that it is paid.
    await payInstalments(change, order, { amountMinor, instalmentNumber });
    requireOwed(amountMinor, -toBalance(await sumLedger(change, order)));
    const payment = { orderId: order.id, itemId: null, kind: 'PAYMENT' as const, amountMinor, method, reference };
    await appendLedger(change, show, [payment]);
    const standing = items.filter(({ status }) => status === 'ACTIVE').length;
    const state = await writeOrderState(change, order, standing);
    const moved = { amountMinor, before: order.paymentStatus, after: state.paymentStatus };
    const text = [method, reference].filter(Boolean).join(': ');
    await appendEvents(change, order, [{ type: 'PAYMENT', text, ...moved }]);
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { status: order.status, paymentStatus: order.paymentStatus },
      after: { status: state.status, paymentStatus: state.paymentStatus, ...body },
      revision: state.revision,
    };
  }),
);

/**
 * Waives what an order in instalments still owes; the order then counts as paid. Throws RULE_BROKEN when it owes
 * nothing, STALE. Needs `instalment:write`.
 */
export const waiveOrderInstalments = verb(endpoints.waiveOrderInstalments, (ctx, { params, body }) =>
  ctx.change('order.waive', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const schedule = await readSchedule(change, order);
    const waivedMinor = schedule.reduce((sum, row) => sum + toOpen(row), 0);
    if (waivedMinor === 0) throw refusal('RULE_BROKEN', 'no-open-instalments', {});
    await appendLedger(change, show, [{ orderId: order.id, itemId: null, kind: 'WAIVER', amountMinor: -waivedMinor }]);
    const standing = items.filter(({ status }) => status === 'ACTIVE').length;
    const state = await writeOrderState(change, order, standing);
    const moved = { amountMinor: -waivedMinor, before: order.paymentStatus, after: state.paymentStatus };
    await appendEvents(change, order, [{ type: 'WAIVER', text: body.reason, ...moved }]);
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { paymentStatus: order.paymentStatus, totalMinor: order.totalMinor },
      after: { paymentStatus: state.paymentStatus, totalMinor: state.totalMinor, waivedMinor },
      reason: body.reason,
      revision: state.revision,
    };
  }),
);
