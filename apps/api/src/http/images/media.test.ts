import { putShowImage } from '@parterre/contract/calls/shows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3Storage } from '#storage/s3-storage.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { type FakeS3, startFakeS3 } from '#test/support/fake-s3.ts';
import { startTestApi, type TestApi } from '#test/support/test-api.ts';

const NOBODY = `/media/${'0'.repeat(32)}.webp`;
let s3: FakeS3;
const apis: Partial<Record<string, TestApi>> = {};
const urls: Partial<Record<string, { url: string; jpegUrl: string }>> = {};

beforeAll(async () => {
  s3 = await startFakeS3();
  const bucket = await openS3Storage({
    bucket: 'pictures',
    prefix: 'live/',
    region: 'eu-central-1',
    endpoint: s3.endpoint,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
  });
  apis.folder = await startTestApi();
  apis.s3 = await startTestApi({ storage: bucket });
  for (const [kind, api] of Object.entries(apis)) {
    const promoter = await api!.createPromoter();
    const owner = await api!.createUser(promoter, 'owner');
    const { showCode } = await insertShow(api!, promoter);
    const file = await makePicture();
    const { body } = await api!.call(
      putShowImage,
      { params: { showCode }, query: { mediaType: 5 }, file },
      { as: owner },
    );
    urls[kind] = body.items[0];
  }
});
afterAll(async () => {
  for (const api of Object.values(apis)) await api?.close();
  await s3.close();
});

describe.each(['folder', 's3'])('a picture stored in a %s', (kind) => {
  const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' | 'DELETE' = 'GET', headers = {}) =>
    apis[kind]!.app.inject({ method, url, headers });

  it.each([
    ['url', 'image/webp', 'RIFF'],
    ['jpegUrl', 'image/jpeg', '\xff\xd8\xff'],
  ] as const)('is served to everybody for ever, by its %s', async (name, type, start) => {
    const response = await ask(urls[kind]![name]);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.toString('latin1').startsWith(start)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': String(response.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('tells its head without its body', async () => {
    const whole = await ask(urls[kind]!.url);
    const head = await ask(urls[kind]!.url, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(String(head.headers[name])).toBe(String(whole.headers[name]));
  });

  it('is not sent again to who has it', async () => {
    const { etag } = (await ask(urls[kind]!.url)).headers;
    const again = await ask(urls[kind]!.url, 'GET', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await ask(NOBODY, 'GET', { 'if-none-match': `"${'0'.repeat(32)}"` })).statusCode).toBe(404);
  });

  it.each([
    NOBODY,
    '/media/picture.webp',
    '/media/..%2f..%2fetc%2fpasswd',
    `/media/${'0'.repeat(32)}.svg`,
    `/media/${'0'.repeat(32)}`,
    '/media/',
    '/media/images/ab/x.webp',
  ])('has no neighbour at %s: not found, and kept by no cache', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await ask(url, method, { accept: 'text/html' });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('cannot be changed under its address', async () => {
    for (const method of ['POST', 'DELETE'] as const) expect((await ask(urls[kind]!.url, method)).statusCode).toBe(405);
    expect((await ask(urls[kind]!.url)).statusCode).toBe(200);
  });
});

describe('while the bucket is away', () => {
  it('a picture is unavailable, and nothing is set that is not stored', async () => {
    const api = apis.s3!;
    const promoter = await api.createPromoter();
    const owner = await api.createUser(promoter, 'owner');
    const { showCode } = await insertShow(api, promoter);
    const args = { params: { showCode }, query: { mediaType: 5 }, file: await makePicture() };
    s3.failWith = 503;
    try {
      const response = await api.app.inject(urls.s3!.url);
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(await api.call(putShowImage, args, { as: owner })).toMatchObject({
        status: 503,
        problem: { code: 'UNAVAILABLE' },
      });
    } finally {
      s3.failWith = undefined;
    }
    expect((await api.call(putShowImage, args, { as: owner })).status).toBe(200);
  });
});
