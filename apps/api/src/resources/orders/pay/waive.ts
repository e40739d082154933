import * as endpoints from '@parterre/contract/orders';
import { AppError } from '../../../errors.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { toOpen } from '../../instalments/fit-instalments.ts';
import { readSchedule } from '../../instalments/read-schedule.ts';
import { appendEvents } from '../history/append-events.ts';
import { appendLedger } from '../ledger/append-ledger.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../read-order.ts';
import { writeOrderState } from '../write-order-state.ts';

/**
 * Waives what an order that is paid in parts still owes; the order then counts as paid. RULE_BROKEN when it owes nothing, STALE.
 * Needs `instalment:write`.
 */
export const waiveOrderInstalments = verb(endpoints.waiveOrderInstalments, (ctx, { params, body }) =>
  ctx.change('order.waive', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const schedule = await readSchedule(change, order);
    const waivedMinor = schedule.reduce((sum, row) => sum + toOpen(row), 0);
    if (waivedMinor === 0) throw new AppError('RULE_BROKEN', { detail: 'This order has no open instalments.' });
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
