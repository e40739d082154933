// Generated from ../baskets.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../baskets.ts';

export const createBasket = /* @__PURE__ */ call<typeof contract.createBasket>({"id":"createBasket","base":"channel","method":"POST","path":"/baskets","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const extendBasket = /* @__PURE__ */ call<typeof contract.extendBasket>({"id":"extendBasket","base":"channel","method":"POST","path":"/baskets/{basketId}/extend","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const getBasket = /* @__PURE__ */ call<typeof contract.getBasket>({"id":"getBasket","base":"channel","method":"GET","path":"/baskets/{basketId}","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const purchaseBasket = /* @__PURE__ */ call<typeof contract.purchaseBasket>({"id":"purchaseBasket","base":"channel","method":"POST","path":"/baskets/{basketId}/purchase","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const removeBasket = /* @__PURE__ */ call<typeof contract.removeBasket>({"id":"removeBasket","base":"channel","method":"DELETE","path":"/baskets/{basketId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const removeBasketOfferCode = /* @__PURE__ */ call<typeof contract.removeBasketOfferCode>({"id":"removeBasketOfferCode","base":"channel","method":"DELETE","path":"/baskets/{basketId}/offer-code","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const setBasketOfferCode = /* @__PURE__ */ call<typeof contract.setBasketOfferCode>({"id":"setBasketOfferCode","base":"channel","method":"POST","path":"/baskets/{basketId}/offer-code","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const updateBasket = /* @__PURE__ */ call<typeof contract.updateBasket>({"id":"updateBasket","base":"channel","method":"PATCH","path":"/baskets/{basketId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
