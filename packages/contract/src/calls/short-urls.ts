// Generated from ../short-urls.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../short-urls.ts';

export const createShortUrl = /* @__PURE__ */ call<typeof contract.createShortUrl>({"id":"createShortUrl","base":"main","method":"POST","path":"/short-urls","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["short-url","history"]});
export const getShortUrlQrCode = /* @__PURE__ */ call<typeof contract.getShortUrlQrCode>({"id":"getShortUrlQrCode","base":"main","method":"GET","path":"/short-urls/{id}/qr-code","kind":"binary","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const listShortUrls = /* @__PURE__ */ call<typeof contract.listShortUrls>({"id":"listShortUrls","base":"main","method":"GET","path":"/shows/{showCode}/short-urls","kind":"json","isWrite":false,"isUpload":false,"reads":["short-url"],"stale":[]});
export const removeShortUrl = /* @__PURE__ */ call<typeof contract.removeShortUrl>({"id":"removeShortUrl","base":"main","method":"DELETE","path":"/short-urls/{id}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["short-url","history"]});
export const updateShortUrl = /* @__PURE__ */ call<typeof contract.updateShortUrl>({"id":"updateShortUrl","base":"main","method":"PATCH","path":"/short-urls/{id}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["short-url","history"]});
