// Generated from ../tours.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../tours.ts';

export const createTour = /* @__PURE__ */ call<typeof contract.createTour>({"id":"createTour","base":"main","method":"POST","path":"/tours","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["tour","campaign"]});
export const getTour = /* @__PURE__ */ call<typeof contract.getTour>({"id":"getTour","base":"main","method":"GET","path":"/tours/{tourId}","kind":"json","isWrite":false,"isUpload":false,"reads":["tour"],"stale":[]});
export const listTours = /* @__PURE__ */ call<typeof contract.listTours>({"id":"listTours","base":"main","method":"GET","path":"/tours","kind":"json","isWrite":false,"isUpload":false,"reads":["tour"],"stale":[]});
export const updateTour = /* @__PURE__ */ call<typeof contract.updateTour>({"id":"updateTour","base":"main","method":"PATCH","path":"/tours/{tourId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["tour","campaign","show"]});
