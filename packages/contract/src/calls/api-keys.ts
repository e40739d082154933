// Generated from ../api-keys.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../api-keys.ts';

export const createApiKey = /* @__PURE__ */ call<typeof contract.createApiKey>({"id":"createApiKey","base":"backstage","method":"POST","path":"/api-keys","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["api-key"]});
export const listApiKeys = /* @__PURE__ */ call<typeof contract.listApiKeys>({"id":"listApiKeys","base":"backstage","method":"GET","path":"/api-keys","kind":"json","isWrite":false,"isUpload":false,"reads":["api-key"],"stale":[]});
export const revokeApiKey = /* @__PURE__ */ call<typeof contract.revokeApiKey>({"id":"revokeApiKey","base":"backstage","method":"POST","path":"/api-keys/{apiKeyId}/revoke","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["api-key"]});
export const updateApiKey = /* @__PURE__ */ call<typeof contract.updateApiKey>({"id":"updateApiKey","base":"backstage","method":"PATCH","path":"/api-keys/{apiKeyId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["api-key"]});
