import type { Call } from '@parterre/contract/wire/call';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiFailure, CallFailure } from './failure.ts';
import { type RequestOptions, readAnswer } from './request-call.ts';

export interface ApiRequest {
  call: Call;
  args: unknown;
  options?: RequestOptions;
}

interface ApiMeta {
  requestId: string | null;
}

/** Serves every API base: each call names its own. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiFailure, object, ApiMeta> = async (request, { signal }) => {
  const { call, args, options } = request;
  try {
    return await readAnswer(call, args, { ...options, signal }, async (answer) => ({
      data: await readJson(call, answer),
      meta: { requestId: answer.headers.get('x-request-id') },
    }));
  } catch (error) {
    if (error instanceof CallFailure) return { error: error.failure };
    if (signal.aborted) return { error: { status: 'FETCH_ERROR', error: String(error) } };
    throw error;
  }
};

async function readJson(call: Call, response: Response): Promise<unknown> {
  if (call.kind === 'none' || response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CallFailure({
      status: 'PARSING_ERROR',
      originalStatus: response.status,
      data: text,
      error: String(error),
    });
  }
}
