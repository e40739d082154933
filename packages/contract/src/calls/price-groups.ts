// Generated from ../price-groups.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../price-groups.ts';

export const createPriceGroup = /* @__PURE__ */ call<typeof contract.createPriceGroup>({"id":"createPriceGroup","base":"main","method":"POST","path":"/shows/{showCode}/price-groups","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price-group","history"]});
export const getPriceGroup = /* @__PURE__ */ call<typeof contract.getPriceGroup>({"id":"getPriceGroup","base":"main","method":"GET","path":"/shows/{showCode}/price-groups/{priceGroupId}","kind":"json","isWrite":false,"isUpload":false,"reads":["price-group"],"stale":[]});
export const listPriceGroups = /* @__PURE__ */ call<typeof contract.listPriceGroups>({"id":"listPriceGroups","base":"main","method":"GET","path":"/shows/{showCode}/price-groups","kind":"json","isWrite":false,"isUpload":false,"reads":["price-group"],"stale":[]});
export const removePriceGroup = /* @__PURE__ */ call<typeof contract.removePriceGroup>({"id":"removePriceGroup","base":"main","method":"DELETE","path":"/shows/{showCode}/price-groups/{priceGroupId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["price-group","history"]});
export const updatePriceGroup = /* @__PURE__ */ call<typeof contract.updatePriceGroup>({"id":"updatePriceGroup","base":"main","method":"PATCH","path":"/shows/{showCode}/price-groups/{priceGroupId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["price-group","price","history"]});
