// Generated from ../promoters.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../promoters.ts';

export const getPromoter = /* @__PURE__ */ call<typeof contract.getPromoter>({"id":"getPromoter","base":"main","method":"GET","path":"/promoters/{code}","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const listPromoters = /* @__PURE__ */ call<typeof contract.listPromoters>({"id":"listPromoters","base":"main","method":"GET","path":"/promoters","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const listTaxRates = /* @__PURE__ */ call<typeof contract.listTaxRates>({"id":"listTaxRates","base":"main","method":"GET","path":"/promoters/{code}/tax-rates","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
