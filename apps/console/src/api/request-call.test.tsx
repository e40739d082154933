import { updateSeatViewer } from '@parterre/contract/calls/seats';
import { getShow, updateShow } from '@parterre/contract/calls/shows';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { createReporter, setErrorReporter } from './error-reports/error-reporter.ts';
import { errorText, findRequestId } from './error-text.ts';
import { setSessionGateway } from './renew-on-401.ts';
import { readAnswer, requestCall } from './request-call.ts';

const args = { params: { showCode: 'ABCD2345' }, body: { reason: 'Rain' } };

beforeAll(() => startI18n('en-GB'));
afterEach(() => {
  setSessionGateway(null);
  vi.unstubAllGlobals();
});

describe('requestCall', () => {
  test('sends a write with the token, a key and the revision', async () => {
    setSessionGateway({ accessToken: () => 'token-1', renewToken: async () => undefined });
    const seen = startFakeServer(() => json({}));
    await requestCall(updateShow, args, { revision: 7 });
    expect(seen[0]?.url).toBe('/api/main/shows/ABCD2345');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(seen[0]?.headers.get('if-match')).toBe('"7"');
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('limits the time of what answers at once, not that of a file', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    startFakeServer(() => json({}));
    await requestCall(getShow, { params: args.params }, { accept: 'text/csv' });
    expect(limit).not.toHaveBeenCalled();
    await requestCall(getShow, { params: args.params });
    expect(limit).toHaveBeenCalledOnce();
    limit.mockRestore();
  });

  test('sends no key with a read', async () => {
    const seen = startFakeServer(() => json({}));
    await requestCall(getShow, { params: args.params });
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('repeats a refused write once, with the new token and the same key', async () => {
    setSessionGateway({ accessToken: () => 'old', renewToken: async () => 'new' });
    const seen = startFakeServer(({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? json({}) : problem('UNAUTHENTICATED'),
    );
    await requestCall(updateShow, args);
    expect(seen.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    const keys = new Set(seen.map((request) => request.headers.get('idempotency-key')));
    expect(keys.size).toBe(1);
  });

  test('sends a write whose answer was lost again under its key, and the next one under another', async () => {
    let isDown = true;
    const seen = startFakeServer(() => (isDown ? new Response('Bad gateway', { status: 502 }) : json({})));
    await expect(requestCall(updateShow, args)).rejects.toBeDefined();
    isDown = false;
    await requestCall(updateShow, args);
    await requestCall(updateShow, args);
    const [lost, repeated, later] = seen.map((request) => request.headers.get('idempotency-key'));
    expect(repeated).toBe(lost);
    expect(later).not.toBe(lost);
  });

  test('counts an answer that breaks off in its body as lost, and repeats the write under its key', async () => {
    let isBroken = true;
    const breaksOff = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }));
    const seen = startFakeServer(() => (isBroken ? breaksOff() : json({ showCode: 'ABCD2345' })));
    const write = () => readAnswer(updateShow, args, {}, (answer) => answer.json());
    await expect(write()).rejects.toMatchObject({ failure: { status: 'FETCH_ERROR' } });
    isBroken = false;
    expect(await write()).toEqual({ showCode: 'ABCD2345' });
    const [lost, repeated] = seen.map((request) => request.headers.get('idempotency-key'));
    expect(repeated).toBe(lost);
  });

  test('keeps the key of a lost write while the page only says who has it open', async () => {
    const seen = startFakeServer(() => new Response('Bad gateway', { status: 502 }));
    await expect(requestCall(updateShow, args)).rejects.toBeDefined();
    startFakeServer(() => json({}));
    await requestCall(updateSeatViewer, { params: args.params, body: { seat: null } });
    const again = startFakeServer(() => json({}));
    await requestCall(updateShow, args);
    expect(again[0]?.headers.get('idempotency-key')).toBe(seen[0]?.headers.get('idempotency-key'));
  });

  test('repeats a cancelled write under its key, because the server may have done it', async () => {
    const leave = new AbortController();
    const seen = startFakeServer(() => {
      leave.abort(new DOMException('Cancelled', 'AbortError'));
      return Promise.reject(leave.signal.reason);
    });
    await expect(requestCall(updateShow, args, { signal: leave.signal })).rejects.toBe(leave.signal.reason);
    const again = startFakeServer(() => json({}));
    await requestCall(updateShow, args);
    expect(again[0]?.headers.get('idempotency-key')).toBe(seen[0]?.headers.get('idempotency-key'));
  });

  test('gives up after the second refusal', async () => {
    setSessionGateway({ accessToken: () => 'old', renewToken: async () => 'new' });
    const seen = startFakeServer(() => problem('UNAUTHENTICATED'));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({ failure: { status: 401 } });
    expect(seen).toHaveLength(2);
  });

  test('hands over the problem of an error answer', async () => {
    startFakeServer(() => problem('HAS_ORDERS'));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({
      failure: { status: 409, data: { code: 'HAS_ORDERS' } },
    });
  });

  test('tells an unreadable error answer from a problem', async () => {
    startFakeServer(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({
      failure: { status: 'PARSING_ERROR', originalStatus: 502 },
    });
    startFakeServer(() => new Response('{"message":"blocked"}', { status: 403 }));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({
      failure: { status: 'PARSING_ERROR', originalStatus: 403 },
    });
  });

  test.each([
    [500, 'INTERNAL', /^Something went wrong on the server/, 'RESPONSE error calling'],
    [502, 'UNAVAILABLE', /^The server is not available at the moment/, 'RESPONSE error calling'],
  ])('takes JSON of another shape with %i for a failure of the server', async (status, code, words, prefix) => {
    const reports: string[] = [];
    setErrorReporter({ report: (message) => reports.push(message), setUser: () => undefined });
    const seen = startFakeServer(() => new Response('{"code":"down","message":"no upstream"}', { status }));
    const error: unknown = await requestCall(updateShow, args).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: { status, data: { code } } });
    expect(errorText(error)).toMatch(words);
    expect(findRequestId(error)).toBeUndefined();
    expect(reports).toEqual([`${prefix} PATCH /api/main/shows/* (ResponseStatus: ${status})`]);

    // What stands before the server cannot know whether it wrote: pressing again repeats the same write.
    const again = startFakeServer(() => json({}));
    await requestCall(updateShow, args);
    expect(again[0]?.headers.get('idempotency-key')).toBe(seen[0]?.headers.get('idempotency-key'));
    setErrorReporter(createReporter({ environment: 'production', errorReportDsn: null }));
  });

  test('tells a time-out from a lost network', async () => {
    startFakeServer(() => Promise.reject(new DOMException('Too late', 'TimeoutError')));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({ failure: { status: 'TIMEOUT_ERROR' } });
    startFakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requestCall(updateShow, args)).rejects.toMatchObject({ failure: { status: 'FETCH_ERROR' } });
  });
});
