// Generated from ../shows.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../shows.ts';

export const createShow = /* @__PURE__ */ call<typeof contract.createShow>({"id":"createShow","base":"main","method":"POST","path":"/shows","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["show","history"]});
export const getShow = /* @__PURE__ */ call<typeof contract.getShow>({"id":"getShow","base":"main","method":"GET","path":"/shows/{showCode}","kind":"json","isWrite":false,"isUpload":false,"reads":["show"],"stale":[]});
export const getShowOverview = /* @__PURE__ */ call<typeof contract.getShowOverview>({"id":"getShowOverview","base":"main","method":"GET","path":"/shows/{showCode}/overview","kind":"json","isWrite":false,"isUpload":false,"reads":["show","price","seat-price","hold"],"stale":[]});
export const listShowHistory = /* @__PURE__ */ call<typeof contract.listShowHistory>({"id":"listShowHistory","base":"main","method":"GET","path":"/shows/{showCode}/history","kind":"json","isWrite":false,"isUpload":false,"reads":["history"],"stale":[]});
export const listShows = /* @__PURE__ */ call<typeof contract.listShows>({"id":"listShows","base":"main","method":"GET","path":"/shows","kind":"json","isWrite":false,"isUpload":false,"reads":["show"],"stale":[]});
export const updateShow = /* @__PURE__ */ call<typeof contract.updateShow>({"id":"updateShow","base":"main","method":"PATCH","path":"/shows/{showCode}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["show","history","seat-price","seating-block"]});
