// Generated from ../questions.ts by `npm run contract`.
import { call } from '../wire/call.ts';
import type * as contract from '../questions.ts';

export const createQuestion = /* @__PURE__ */ call<typeof contract.createQuestion>({"id":"createQuestion","base":"main","method":"POST","path":"/shows/{showCode}/questions","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["question","history"]});
export const listQuestions = /* @__PURE__ */ call<typeof contract.listQuestions>({"id":"listQuestions","base":"main","method":"GET","path":"/shows/{showCode}/questions","kind":"json","isWrite":false,"isUpload":false,"reads":["question"],"stale":[]});
export const orderQuestions = /* @__PURE__ */ call<typeof contract.orderQuestions>({"id":"orderQuestions","base":"main","method":"PATCH","path":"/shows/{showCode}/questions","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["question","history"]});
export const removeQuestion = /* @__PURE__ */ call<typeof contract.removeQuestion>({"id":"removeQuestion","base":"main","method":"DELETE","path":"/shows/{showCode}/questions/{questionId}","kind":"none","isWrite":true,"isUpload":false,"reads":[],"stale":["question","history"]});
export const updateQuestion = /* @__PURE__ */ call<typeof contract.updateQuestion>({"id":"updateQuestion","base":"main","method":"PATCH","path":"/shows/{showCode}/questions/{questionId}","kind":"json","isWrite":true,"isUpload":false,"reads":[],"stale":["question","history"]});
