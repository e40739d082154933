import { realProblem, requireRealProblem } from '@parterre/contract/testing/real-problem';
import { testConfig } from '@parterre/contract/testing/test-config';
import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import { vi } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';

export interface SeenRequest {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}

export type Answer = (request: SeenRequest) => Response | Promise<Response>;

/**
 * Replaces the server: returns the test's answers, accepts only refusals that the real server could send, and records
 * requests.
 */
export function startFakeServer(answer: Answer): SeenRequest[] {
  const seen: SeenRequest[] = [];
  setRuntimeConfig(testConfig());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body: init.body };
    seen.push(request);
    const given = await answer(request);
    if (given.status >= 400 && given.headers.get('content-type')?.includes('json'))
      requireRealProblem(await given.clone().json(), given.status);
    return given;
  });
  return seen;
}

export function json(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } });
}

/** A refusal as worded by the server. */
export function problem(code: ErrorCode, extras?: Parameters<typeof realProblem>[1]): Response {
  const body = realProblem(code, extras);
  return json(body, body.status);
}
