import type { AnyVerb } from '../../verb.ts';
import { addOrderNote } from './add-note.ts';
import { cancelOrder } from './cancel/cancel.ts';
import { changeOrderSeats } from './change-seats/change-seats.ts';
import { previewSeatChange } from './change-seats/preview.ts';
import { issueComps } from './comps/issue-comps.ts';
import { getOrder } from './get.ts';
import { listOrders } from './list/list.ts';
import { recordOrderPayment, waiveOrderInstalments } from './pay/pay.ts';
import { recordOrderRefund } from './refund.ts';
import { resendOrder } from './transfer/resend.ts';
import { transferOrder } from './transfer/transfer.ts';

export const orderRoutes: readonly AnyVerb[] = [
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
  issueComps,
];
