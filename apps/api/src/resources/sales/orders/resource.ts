import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/sales/orders.ts';
import { ownedByShow } from '#identity/owner.ts';
import { mailJob } from '#mail/enqueue-mail.ts';
import { sendMail } from '#mail/send-mail.ts';
import type { Resource } from '#resource.ts';
import { addOrderNote } from './add-note.ts';
import { cancelOrder } from './cancel/cancel.ts';
import { changeOrderSeats } from './change-seats/change-seats.ts';
import { previewSeatChange } from './change-seats/preview.ts';
import { ORDER_CHECKS } from './checks.ts';
import { issueComps } from './comps/issue-comps.ts';
import { foldSalesTotals } from './ledger/fold-sales-totals.ts';
import { listOrders } from './list/list.ts';
import { recordOrderPayment, waiveOrderInstalments } from './pay/pay.ts';
import { getOrder } from './read/get.ts';
import { readMailedOrder } from './read/read-mailed-order.ts';
import { recordOrderRefund } from './refund.ts';
import { exportOrderTickets } from './tickets/export.ts';
import { setOrderBarcode } from './tickets/set-barcode.ts';
import { resendOrder } from './transfer/resend.ts';
import { transferOrder } from './transfer/transfer.ts';

export const ordersResource: Resource = {
  slug: 'orders',
  routes: [
    listOrders,
    getOrder,
    addOrderNote,
    cancelOrder,
    recordOrderRefund,
    recordOrderPayment,
    waiveOrderInstalments,
    previewSeatChange,
    changeOrderSeats,
    transferOrder,
    resendOrder,
    exportOrderTickets,
    setOrderBarcode,
    issueComps,
  ],

  /** A user who sees its show sees the order. An order is named by its code. */
  async findOwner(db, orderId) {
    const fields = { promoterId: orders.promoterId, showId: orders.showId };
    const [row] = await db.select(fields).from(orders).where(eq(orders.orderId, orderId));
    return row && ownedByShow(row);
  },

  recurring: [['fold-sales-totals', foldSalesTotals]],

  handlers: ({ database, mailer, storage, addresses, log }) => [
    mailJob.handle(({ now }, payload) =>
      sendMail({ database, mailer, storage, addresses, readMailedOrder, now: () => now, log }, payload),
    ),
  ],

  checks: ORDER_CHECKS,
};
