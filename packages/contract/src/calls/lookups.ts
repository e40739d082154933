// Generated from ../lookups.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../lookups.ts';

export const listCategories = /* @__PURE__ */ call<typeof contract.listCategories>({"id":"listCategories","base":"main","method":"GET","path":"/categories","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listCultures = /* @__PURE__ */ call<typeof contract.listCultures>({"id":"listCultures","base":"main","method":"GET","path":"/cultures","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listRegions = /* @__PURE__ */ call<typeof contract.listRegions>({"id":"listRegions","base":"main","method":"GET","path":"/regions","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listStatusCodes = /* @__PURE__ */ call<typeof contract.listStatusCodes>({"id":"listStatusCodes","base":"main","method":"GET","path":"/status-codes","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
