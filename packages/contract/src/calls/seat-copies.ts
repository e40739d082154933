// Generated from ../seat-copies.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../seat-copies.ts';

export const copySeats = /* @__PURE__ */ call<typeof contract.copySeats>({"id":"copySeats","base":"main","method":"POST","path":"/shows/{showCode}/seats/copy-from/{fromShowCode}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["seating-block","seat-price","price","hold","show","history"]});
export const previewSeatCopy = /* @__PURE__ */ call<typeof contract.previewSeatCopy>({"id":"previewSeatCopy","base":"main","method":"POST","path":"/shows/{showCode}/seats/copy-from/{fromShowCode}/preview","kind":"json","isWrite":false,"isUpload":false,"reads":["seat-price","price","hold","show"],"stale":[]});
