import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '#test/support/fake-s3.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const TIMEOUT_MS = 400;
const SECRET = 'a-secret-of-the-bucket';
const bytes = Buffer.alloc(2_000, 7);

let s3: FakeS3;
let storage: Storage;

const open = (endpoint: string, timeoutMs = TIMEOUT_MS) =>
  openS3Storage({
    bucket: 'pictures',
    prefix: '',
    region: 'eu-central-1',
    endpoint,
    credentials: { accessKeyId: 'KEY', secretAccessKey: SECRET },
    forcePathStyle: true,
    timeoutMs,
  });

beforeAll(async () => {
  s3 = await startFakeS3();
  storage = await open(s3.endpoint);
});
afterEach(() => {
  s3.answer = undefined;
});
afterAll(() => s3.close());

const CALLS = {
  put: (of: Storage) => of.put('a.webp', bytes, 'image/webp'),
  get: async (of: Storage) => {
    const file = await of.get('a.webp');
    return file && (await buffer(file.stream));
  },
  findSize: (of: Storage) => of.findSize('a.webp'),
  remove: (of: Storage) => of.remove('a.webp'),
};

/** Sends a few bytes again and again and never ends, so that there is never a long silence. */
const trickle = (response: ServerResponse) => {
  const timer = setInterval(() => response.write('<a>'), 50);
  response.on('close', () => clearInterval(timer));
};

const FAULTS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  'says nothing': () => undefined,
  'stops after the head': (_request, response) => response.writeHead(200, { 'content-length': 2_000 }).flushHeaders(),
  'stops in the middle': (_request, response) => response.writeHead(200, { 'content-length': 2_000 }).write('short'),
  'breaks off': (_request, response) => response.destroy(),
  'fails in endless words': (_request, response) => trickle(response.writeHead(500)),
  'fails in words that are no XML': (_request, response) => response.writeHead(500).end('<<<& no xml'),
  'sends elsewhere': (_request, response) => response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end(),
};

describe.each(Object.entries(FAULTS))('a bucket that %s', (name, answer) => {
  // These calls need only the head of the answer.
  const isEnough = (call: string) =>
    call === 'findSize' && ['stops after the head', 'stops in the middle'].includes(name);

  test.each(Object.entries(CALLS))('is away in bounded time for %s', async (call, ask) => {
    s3.answer = answer;
    const startedAt = performance.now();
    const failed = await ask(storage).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 25);
    if (isEnough(call) && failed === undefined) return;
    expect(failed).toMatchObject({ code: 'UNAVAILABLE' });
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toContain(SECRET);
  });
});

test('a bucket that refuses connections is away', async () => {
  const gone = await startFakeS3();
  await gone.close();
  const nobody = await open(gone.endpoint);
  for (const ask of Object.values(CALLS)) await expect(ask(nobody)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a file whose length is not told comes whole all the same, and is never called empty', async () => {
  s3.answer = (request, response) => response.writeHead(200).end(request.method === 'GET' ? bytes : undefined);
  const file = await storage.get('a.webp');
  expect(file?.sizeBytes).toBe(bytes.length);
  expect(await buffer(file!.stream)).toEqual(bytes);
  await expect(storage.findSize('a.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a file that no picture could be is not read to its end', async () => {
  s3.answer = (_request, response) => {
    const chunk = Buffer.alloc(1 << 20);
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(200).on('drain', send);
    send();
  };
  await expect(storage.get('a.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('whoever reads slowly keeps nobody from the bucket', async () => {
  s3.answer = (_request, response) => response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  // Eighty concurrent calls may take their time. The test asks only whether the next one is answered too.
  const patient = await open(s3.endpoint, 20_000);
  const held = await Promise.all(Array.from({ length: 80 }, () => patient.get('a.webp')));
  expect(await patient.findSize('a.webp')).toBe(bytes.length);
  for (const file of held) file?.stream.destroy();
});
