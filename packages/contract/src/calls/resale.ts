// Generated from ../resale.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../resale.ts';

export const createResaleListing = /* @__PURE__ */ call<typeof contract.createResaleListing>({"id":"createResaleListing","base":"channel","method":"POST","path":"/orders/{orderId}/items/{orderItemId}/resale-listing","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const listResaleListings = /* @__PURE__ */ call<typeof contract.listResaleListings>({"id":"listResaleListings","base":"channel","method":"GET","path":"/shows/{showCode}/resale-listings","kind":"json","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const purchaseResaleListing = /* @__PURE__ */ call<typeof contract.purchaseResaleListing>({"id":"purchaseResaleListing","base":"channel","method":"POST","path":"/resale-listings/{listingId}/purchase","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
export const removeResaleListing = /* @__PURE__ */ call<typeof contract.removeResaleListing>({"id":"removeResaleListing","base":"channel","method":"DELETE","path":"/orders/{orderId}/items/{orderItemId}/resale-listing","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":[]});
