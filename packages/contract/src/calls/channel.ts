// Generated from ../channel.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../channel.ts';

export const cancelChannelOrder = /* @__PURE__ */ call<typeof contract.cancelChannelOrder>({"id":"cancelChannelOrder","base":"channel","method":"POST","path":"/orders/{orderId}/cancel","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const getChannelOrder = /* @__PURE__ */ call<typeof contract.getChannelOrder>({"id":"getChannelOrder","base":"channel","method":"GET","path":"/orders/{orderId}","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const getChannelShow = /* @__PURE__ */ call<typeof contract.getChannelShow>({"id":"getChannelShow","base":"channel","method":"GET","path":"/shows/{showCode}","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const listChannelPrices = /* @__PURE__ */ call<typeof contract.listChannelPrices>({"id":"listChannelPrices","base":"channel","method":"GET","path":"/shows/{showCode}/prices","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const listChannelSeats = /* @__PURE__ */ call<typeof contract.listChannelSeats>({"id":"listChannelSeats","base":"channel","method":"GET","path":"/shows/{showCode}/seats","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const listChannelShows = /* @__PURE__ */ call<typeof contract.listChannelShows>({"id":"listChannelShows","base":"channel","method":"GET","path":"/shows","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
