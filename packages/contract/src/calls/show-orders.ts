// Generated from ../show-orders.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../show-orders.ts';

export const cancelOpenOrders = /* @__PURE__ */ call<typeof contract.cancelOpenOrders>({"id":"cancelOpenOrders","base":"customers","method":"POST","path":"/shows/{showCode}/open-orders/cancel","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["order","show","history","price-group","price","seating-block","seat-price","offer-code"]});
export const getOpenOrders = /* @__PURE__ */ call<typeof contract.getOpenOrders>({"id":"getOpenOrders","base":"customers","method":"GET","path":"/shows/{showCode}/open-orders","kind":"json","isWrite":false,"isUpload":false,"reads":["order"],"stale":[]});
export const refundOpenOrders = /* @__PURE__ */ call<typeof contract.refundOpenOrders>({"id":"refundOpenOrders","base":"customers","method":"POST","path":"/shows/{showCode}/open-orders/refund","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["order"]});
