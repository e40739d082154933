// Generated from ../customers.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../customers.ts';

export const eraseCustomer = /* @__PURE__ */ call<typeof contract.eraseCustomer>({"id":"eraseCustomer","base":"customers","method":"POST","path":"/customers/{customerId}/erase","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["customer","order"]});
export const exportCustomer = /* @__PURE__ */ call<typeof contract.exportCustomer>({"id":"exportCustomer","base":"customers","method":"POST","path":"/customers/{customerId}/export","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["customer"]});
export const getCustomer = /* @__PURE__ */ call<typeof contract.getCustomer>({"id":"getCustomer","base":"customers","method":"GET","path":"/customers/{customerId}","kind":"json","isWrite":false,"isUpload":false,"reads":["customer"],"stale":[]});
export const listCustomers = /* @__PURE__ */ call<typeof contract.listCustomers>({"id":"listCustomers","base":"customers","method":"GET","path":"/customers","kind":"json","isWrite":false,"isUpload":false,"reads":["customer"],"stale":[]});
export const updateCustomer = /* @__PURE__ */ call<typeof contract.updateCustomer>({"id":"updateCustomer","base":"customers","method":"PATCH","path":"/customers/{customerId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["customer"]});
