// Generated from ../orders.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../orders.ts';

export const addOrderNote = /* @__PURE__ */ call<typeof contract.addOrderNote>({"id":"addOrderNote","base":"customers","method":"POST","path":"/orders/{orderId}/{orderItemId}/add-note","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["order"]});
export const cancelOrder = /* @__PURE__ */ call<typeof contract.cancelOrder>({"id":"cancelOrder","base":"customers","method":"POST","path":"/orders/{orderId}/cancel","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["order","show","history","price-group","price","seating-block","seat-price","hold","offer-code"]});
export const getOrder = /* @__PURE__ */ call<typeof contract.getOrder>({"id":"getOrder","base":"customers","method":"GET","path":"/orders/{orderId}","kind":"json","isWrite":false,"isUpload":false,"reads":["order"],"stale":[]});
export const listOrders = /* @__PURE__ */ call<typeof contract.listOrders>({"id":"listOrders","base":"customers","method":"GET","path":"/orders","kind":"json","isWrite":false,"isUpload":false,"reads":["order"],"stale":[]});
export const recordOrderRefund = /* @__PURE__ */ call<typeof contract.recordOrderRefund>({"id":"recordOrderRefund","base":"customers","method":"POST","path":"/orders/{orderId}/refund","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["order"]});
