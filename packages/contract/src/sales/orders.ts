/** The calls of orders and the shapes that others use, whatever file declares them. */
export { cancelOrder } from './orders/cancel.ts';
export { changeOrderSeats, previewSeatChange, SeatChangePreview } from './orders/change-seats.ts';
export { IssuedComps, issueComps } from './orders/comps.ts';
export { addOrderNote } from './orders/note.ts';
export {
  GivenAnswer,
  Order,
  OrderBuyer,
  OrderId,
  OrderItem,
  OrderSummary,
  orderParams,
  Transaction,
} from './orders/order.ts';
export { recordOrderPayment, recordOrderRefund, waiveOrderInstalments } from './orders/pay.ts';
export { getOrder, listOrders, OrderListQuery } from './orders/read.ts';
export { resendOrder, transferOrder } from './orders/transfer.ts';
