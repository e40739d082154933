import { gzipSync } from 'node:zlib';
import type { Problem } from '@parterre/contract/wire/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSeatedShow, type SeatedShow } from '../scenes/insert-seated-show.ts';
import { startTestApi, type TestApi, type TestUser } from '../support/test-api.ts';

/** The maximum number of errors in an answer; more help nobody. */
const ERRORS_MAX = 20;

let api: TestApi;
let owner: TestUser;
let show: SeatedShow;

beforeAll(async () => {
  api = await startTestApi();
  const promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  show = await insertSeatedShow(api, promoter);
});
afterAll(() => api.close());

async function post(path: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  const url = `/api/main/shows/${show.showCode}${path}`;
  const authorization = `Bearer ${owner.token}`;
  const sent = { authorization, 'content-type': 'application/json', ...headers };
  const response = await api.app.inject({ method: 'POST', url, headers: sent, payload });
  return {
    status: response.statusCode,
    headers: response.headers,
    size: response.body.length,
    problem: response.json<Problem>(),
  };
}

const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`unknown${at}`, at]));

describe('a body with more wrong than anybody reads', () => {
  test('is answered with the first unknown keys and how many there are', async () => {
    const { status, size, problem } = await post('/seats/holds', JSON.stringify(unknownKeys(150)));
    expect([status, problem.fieldErrors?.length]).toEqual([400, ERRORS_MAX]);
    expect(problem.details).toEqual({ fieldErrors: 153 });
    expect(size).toBeLessThan(4_000);
  });

  test('is refused before its keys are looked at when no call knows as many', async () => {
    const { status, size, problem } = await post('/seats/save-all', JSON.stringify(unknownKeys(200_000)));
    expect([status, problem.fieldErrors]).toEqual([
      400,
      [{ field: 'body', code: 'tooMany', message: 'Has too many fields' }],
    ]);
    expect(size).toBeLessThan(1_000);
  });

  test('is refused before its values are looked at when no call takes as many', async () => {
    const blocks = `{"planVersionId":1,"blocks":[${'0,'.repeat(2_000_000)}0]}`;
    const { status, problem } = await post('/seats/save-all', blocks);
    expect([status, problem.fieldErrors]).toEqual([
      400,
      [{ field: 'blocks', code: 'tooMany', message: 'Has too many values' }],
    ]);
  });

  test('in a list is answered with the first of its entries', async () => {
    const blocks = Array.from({ length: 1_000 }, () => 'block');
    const { status, problem } = await post('/seats/save-all', JSON.stringify({ planVersionId: 1, blocks }));
    expect([status, problem.fieldErrors?.length, problem.details]).toEqual([400, ERRORS_MAX, { fieldErrors: 1_000 }]);
    expect(problem.fieldErrors?.[0]).toEqual({ field: 'blocks.0', code: 'wrongType', message: 'Must be an object' });
  });
});

describe('a body larger than its call needs', () => {
  test('is refused with the limit of that call, which another call takes', async () => {
    const body = JSON.stringify({ label: 'x'.repeat(600_000) });
    expect(await post('/seats/holds', body)).toMatchObject({
      status: 413,
      problem: { code: 'FILE_TOO_LARGE', details: { maxBytes: 512 * 1024 } },
    });
    expect((await post('/seats/save-all', body)).status).toBe(400);
  });
});

describe('a compressed body', () => {
  const body = gzipSync(JSON.stringify({ label: 'Technical' }));

  test.each([
    ['whole', body],
    ['broken', body.subarray(0, 12)],
    ['none at all', Buffer.from('{}')],
  ])('that is %s is refused unread', async (_, payload) => {
    const { status, headers, problem } = await post('/seats/holds', payload, { 'content-encoding': 'gzip' });
    expect([status, problem.code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect(headers['accept-encoding']).toBe('identity');
  });

  test('is refused before anybody asks who sent it, and before it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(4_000_000, 32));
    const { status } = await post('/seats/holds', bomb, { 'content-encoding': 'gzip', authorization: 'Bearer nobody' });
    expect(status).toBe(415);
  });

  test('that says it is not compressed is read', async () => {
    const { problem } = await post('/seats/holds', '{}', { 'content-encoding': 'identity' });
    expect(problem.fieldErrors?.[0]?.field).toBe('label');
  });
});
