// Generated from ../promoters.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../promoters.ts';

export const createPostage = /* @__PURE__ */ call<typeof contract.createPostage>({"id":"createPostage","base":"main","method":"POST","path":"/promoters/{code}/postages","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const createTaxRate = /* @__PURE__ */ call<typeof contract.createTaxRate>({"id":"createTaxRate","base":"main","method":"POST","path":"/promoters/{code}/tax-rates","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const getPromoter = /* @__PURE__ */ call<typeof contract.getPromoter>({"id":"getPromoter","base":"main","method":"GET","path":"/promoters/{code}","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const listPostages = /* @__PURE__ */ call<typeof contract.listPostages>({"id":"listPostages","base":"main","method":"GET","path":"/promoters/{code}/postages","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const listPromoters = /* @__PURE__ */ call<typeof contract.listPromoters>({"id":"listPromoters","base":"main","method":"GET","path":"/promoters","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const listTaxRates = /* @__PURE__ */ call<typeof contract.listTaxRates>({"id":"listTaxRates","base":"main","method":"GET","path":"/promoters/{code}/tax-rates","kind":"json","isWrite":false,"isUpload":false,"reads":["promoter"],"stale":[]});
export const removePostage = /* @__PURE__ */ call<typeof contract.removePostage>({"id":"removePostage","base":"main","method":"DELETE","path":"/promoters/{code}/postages/{postageId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const removeTaxRate = /* @__PURE__ */ call<typeof contract.removeTaxRate>({"id":"removeTaxRate","base":"main","method":"DELETE","path":"/promoters/{code}/tax-rates/{taxRateId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const updatePostage = /* @__PURE__ */ call<typeof contract.updatePostage>({"id":"updatePostage","base":"main","method":"PATCH","path":"/promoters/{code}/postages/{postageId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const updatePromoter = /* @__PURE__ */ call<typeof contract.updatePromoter>({"id":"updatePromoter","base":"main","method":"PATCH","path":"/promoters/{code}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
export const updateTaxRate = /* @__PURE__ */ call<typeof contract.updateTaxRate>({"id":"updateTaxRate","base":"main","method":"PATCH","path":"/promoters/{code}/tax-rates/{taxRateId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["promoter","short-url"]});
