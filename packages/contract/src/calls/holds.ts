// Generated from ../holds.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../holds.ts';

export const createHold = /* @__PURE__ */ call<typeof contract.createHold>({"id":"createHold","base":"main","method":"POST","path":"/shows/{showCode}/seats/holds","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["hold","seat-price","history"]});
export const createHoldReleases = /* @__PURE__ */ call<typeof contract.createHoldReleases>({"id":"createHoldReleases","base":"main","method":"POST","path":"/shows/{showCode}/seats/hold-releases","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["hold","seat-price","history","price","seating-block","show"]});
export const listHoldUses = /* @__PURE__ */ call<typeof contract.listHoldUses>({"id":"listHoldUses","base":"main","method":"GET","path":"/shows/{showCode}/seats/hold-uses","kind":"json","isWrite":false,"isUpload":false,"reads":["hold","guest-list","offer-code"],"stale":[]});
export const listHolds = /* @__PURE__ */ call<typeof contract.listHolds>({"id":"listHolds","base":"main","method":"GET","path":"/shows/{showCode}/seats/holds","kind":"json","isWrite":false,"isUpload":false,"reads":["hold"],"stale":[]});
export const removeHold = /* @__PURE__ */ call<typeof contract.removeHold>({"id":"removeHold","base":"main","method":"DELETE","path":"/shows/{showCode}/seats/holds/{hold}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["hold","seat-price","history","price"]});
export const updateHold = /* @__PURE__ */ call<typeof contract.updateHold>({"id":"updateHold","base":"main","method":"PATCH","path":"/shows/{showCode}/seats/holds/{hold}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["hold","seat-price","history"]});
