// Generated from ../features.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../features.ts';

export const getFeatures = /* @__PURE__ */ call<typeof contract.getFeatures>({"id":"getFeatures","base":"main","method":"GET","path":"/features","kind":"json","isWrite":false,"isUpload":false,"reads":["feature"],"stale":[]});
