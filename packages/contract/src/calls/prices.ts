// Generated from ../prices.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../prices.ts';

export const createPrice = /* @__PURE__ */ call<typeof contract.createPrice>({"id":"createPrice","base":"main","method":"POST","path":"/shows/{showCode}/prices","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price","price-group","seat-price","show","history"]});
export const duplicatePrice = /* @__PURE__ */ call<typeof contract.duplicatePrice>({"id":"duplicatePrice","base":"main","method":"POST","path":"/shows/{showCode}/prices/{priceTypeId}/duplicate","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price","price-group","seat-price","show","history"]});
export const getPrice = /* @__PURE__ */ call<typeof contract.getPrice>({"id":"getPrice","base":"main","method":"GET","path":"/shows/{showCode}/prices/{priceTypeId}","kind":"json","isWrite":false,"isUpload":false,"reads":["price"],"stale":[]});
export const listPrices = /* @__PURE__ */ call<typeof contract.listPrices>({"id":"listPrices","base":"main","method":"GET","path":"/shows/{showCode}/prices","kind":"json","isWrite":false,"isUpload":false,"reads":["price","comp-price"],"stale":[]});
export const orderPrices = /* @__PURE__ */ call<typeof contract.orderPrices>({"id":"orderPrices","base":"main","method":"POST","path":"/shows/{showCode}/price-display-order","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price","price-group","seat-price","history"]});
export const removePrice = /* @__PURE__ */ call<typeof contract.removePrice>({"id":"removePrice","base":"main","method":"DELETE","path":"/shows/{showCode}/prices/{priceTypeId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["price","price-group","seat-price","show","history"]});
export const updatePrice = /* @__PURE__ */ call<typeof contract.updatePrice>({"id":"updatePrice","base":"main","method":"PATCH","path":"/shows/{showCode}/prices/{priceTypeId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price","price-group","seat-price","show","history"]});
