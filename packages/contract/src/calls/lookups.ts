// Generated from ../lookups.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../lookups.ts';

export const createPerformingArtist = /* @__PURE__ */ call<typeof contract.createPerformingArtist>({"id":"createPerformingArtist","base":"main","method":"POST","path":"/performing-artists","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["lookup"]});
export const listCategories = /* @__PURE__ */ call<typeof contract.listCategories>({"id":"listCategories","base":"main","method":"GET","path":"/categories","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listCountries = /* @__PURE__ */ call<typeof contract.listCountries>({"id":"listCountries","base":"main","method":"GET","path":"/countries","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listCultures = /* @__PURE__ */ call<typeof contract.listCultures>({"id":"listCultures","base":"main","method":"GET","path":"/cultures","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listItemTypes = /* @__PURE__ */ call<typeof contract.listItemTypes>({"id":"listItemTypes","base":"main","method":"GET","path":"/item-types","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listPerformingArtists = /* @__PURE__ */ call<typeof contract.listPerformingArtists>({"id":"listPerformingArtists","base":"main","method":"GET","path":"/performing-artists","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listRegions = /* @__PURE__ */ call<typeof contract.listRegions>({"id":"listRegions","base":"main","method":"GET","path":"/regions","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listStatusCodes = /* @__PURE__ */ call<typeof contract.listStatusCodes>({"id":"listStatusCodes","base":"main","method":"GET","path":"/status-codes","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
