// Generated from ../venues.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../venues.ts';

export const createVenue = /* @__PURE__ */ call<typeof contract.createVenue>({"id":"createVenue","base":"configuration","method":"POST","path":"/venues","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["venue"]});
export const getVenue = /* @__PURE__ */ call<typeof contract.getVenue>({"id":"getVenue","base":"configuration","method":"GET","path":"/venues/{venueId}","kind":"json","isWrite":false,"isUpload":false,"reads":["venue"],"stale":[]});
export const listVenueCountries = /* @__PURE__ */ call<typeof contract.listVenueCountries>({"id":"listVenueCountries","base":"configuration","method":"GET","path":"/venues/countries","kind":"json","isWrite":false,"isUpload":false,"reads":["lookup"],"stale":[]});
export const listVenues = /* @__PURE__ */ call<typeof contract.listVenues>({"id":"listVenues","base":"configuration","method":"GET","path":"/venues","kind":"json","isWrite":false,"isUpload":false,"reads":["venue"],"stale":[]});
export const updateVenue = /* @__PURE__ */ call<typeof contract.updateVenue>({"id":"updateVenue","base":"configuration","method":"PATCH","path":"/venues/{venueId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["venue","show","tour"]});
