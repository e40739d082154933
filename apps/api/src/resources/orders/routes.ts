import * as endpoints from '@parterre/contract/orders';
import { bind } from '../../bind.ts';
import { addOrderNote } from './add-note.ts';
import { cancelOrder } from './cancel/cancel.ts';
import { changeOrderSeats } from './change-seats/change-seats.ts';
import { previewSeatChange } from './change-seats/preview.ts';
import { issueComps } from './comps/issue-comps.ts';
import { getOrder } from './get.ts';
import { listOrders } from './list/list.ts';
import { recordOrderPayment } from './pay/pay.ts';
import { waiveOrderInstalments } from './pay/waive.ts';
import { recordOrderRefund } from './refund.ts';
import { resendOrder } from './resend.ts';
import { transferOrder } from './transfer/transfer.ts';

export const orderRoutes = [
  bind(endpoints.listOrders, listOrders),
  bind(endpoints.getOrder, getOrder),
  bind(endpoints.addOrderNote, addOrderNote),
  bind(endpoints.cancelOrder, cancelOrder),
  bind(endpoints.recordOrderRefund, recordOrderRefund),
  bind(endpoints.recordOrderPayment, recordOrderPayment),
  bind(endpoints.waiveOrderInstalments, waiveOrderInstalments),
  bind(endpoints.previewSeatChange, previewSeatChange),
  bind(endpoints.changeOrderSeats, changeOrderSeats),
  bind(endpoints.transferOrder, transferOrder),
  bind(endpoints.resendOrder, resendOrder),
  bind(endpoints.issueComps, issueComps),
];
