// Generated from ../seating-plans.ts by `npm run contract`.
import { call } from '../call.ts';
import type * as contract from '../seating-plans.ts';

export const exportSeatingPlan = /* @__PURE__ */ call<typeof contract.exportSeatingPlan>({"id":"exportSeatingPlan","base":"main","method":"GET","path":"/seating-plans/{id}/export","kind":"binary","isWrite":false,"isUpload":false,"reads":[],"stale":[]});
export const getDefaultPlan = /* @__PURE__ */ call<typeof contract.getDefaultPlan>({"id":"getDefaultPlan","base":"configuration","method":"GET","path":"/venues/{id}/seatingplan/default","kind":"json","isWrite":false,"isUpload":false,"reads":["seating-plan","venue"],"stale":[]});
export const getPlanGeometry = /* @__PURE__ */ call<typeof contract.getPlanGeometry>({"id":"getPlanGeometry","base":"main","method":"GET","path":"/seating-plans/{id}/geometry/{hash}","kind":"binary","isWrite":false,"isUpload":false,"reads":["seating-plan"],"stale":[]});
export const getSeatingPlan = /* @__PURE__ */ call<typeof contract.getSeatingPlan>({"id":"getSeatingPlan","base":"main","method":"GET","path":"/seating-plans/{id}","kind":"json","isWrite":false,"isUpload":false,"reads":["seating-plan"],"stale":[]});
export const importSeatingPlan = /* @__PURE__ */ call<typeof contract.importSeatingPlan>({"id":"importSeatingPlan","base":"configuration","method":"POST","path":"/venues/{venueId}/seating-plans","kind":"json","isWrite":true,"isUpload":true,"reads":[],"stale":["seating-plan","venue"]});
export const listVenuePlans = /* @__PURE__ */ call<typeof contract.listVenuePlans>({"id":"listVenuePlans","base":"configuration","method":"GET","path":"/venues/{venueId}/seating-plans","kind":"json","isWrite":false,"isUpload":false,"reads":["seating-plan","venue"],"stale":[]});
export const previewSeatingPlan = /* @__PURE__ */ call<typeof contract.previewSeatingPlan>({"id":"previewSeatingPlan","base":"configuration","method":"POST","path":"/venues/{venueId}/seating-plans/previews","kind":"json","isWrite":false,"isUpload":true,"reads":[],"stale":[]});
export const updateSeatingPlan = /* @__PURE__ */ call<typeof contract.updateSeatingPlan>({"id":"updateSeatingPlan","base":"main","method":"PATCH","path":"/seating-plans/{id}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["seating-plan","venue"]});
