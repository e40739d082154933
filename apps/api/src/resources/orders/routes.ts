import * as endpoints from '@parterre/contract/orders';
import { bind } from '../../bind.ts';
import { addOrderNote } from './add-note.ts';
import { cancelOrder } from './cancel/cancel.ts';
import { getOrder } from './get.ts';
import { listOrders } from './list/list.ts';
import { recordOrderPayment } from './pay/pay.ts';
import { waiveOrderInstalments } from './pay/waive.ts';
import { recordOrderRefund } from './refund.ts';

export const orderRoutes = [
  bind(endpoints.listOrders, listOrders),
  bind(endpoints.getOrder, getOrder),
  bind(endpoints.addOrderNote, addOrderNote),
  bind(endpoints.cancelOrder, cancelOrder),
  bind(endpoints.recordOrderRefund, recordOrderRefund),
  bind(endpoints.recordOrderPayment, recordOrderPayment),
  bind(endpoints.waiveOrderInstalments, waiveOrderInstalments),
];
