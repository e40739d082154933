// Generated from ../reports.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../reports.ts';

export const exportOfferCodes = /* @__PURE__ */ call<typeof contract.exportOfferCodes>({"id":"exportOfferCodes","base":"reporting","method":"POST","path":"/shows/{showCode}/reports/offer-codes","kind":"stream","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const exportSeatHolds = /* @__PURE__ */ call<typeof contract.exportSeatHolds>({"id":"exportSeatHolds","base":"reporting","method":"POST","path":"/shows/{showCode}/reports/seat-holds","kind":"stream","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const exportSeatedPrices = /* @__PURE__ */ call<typeof contract.exportSeatedPrices>({"id":"exportSeatedPrices","base":"reporting","method":"POST","path":"/shows/{showCode}/reports/seated-prices","kind":"stream","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const exportSeatsManifest = /* @__PURE__ */ call<typeof contract.exportSeatsManifest>({"id":"exportSeatsManifest","base":"reporting","method":"POST","path":"/shows/{showCode}/reports/seats-manifest","kind":"stream","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
