import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '#test/support/fake-s3.ts';
import { readEnvironment } from '../process/env.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let s3: FakeS3;
let storages: Record<'folder' | 's3', Storage>;

const openS3 = (secret: string) =>
  openStorage(
    readEnvironment({
      STORAGE_URL: 's3://pictures/parterre/test/',
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
      S3_FORCE_PATH_STYLE: '1',
    }),
    folder,
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-storage-'));
  s3 = await startFakeS3();
  storages = {
    folder: await openStorage(readEnvironment({ DATA_DIR: 'data' }), folder),
    s3: await openS3(s3.secretAccessKey),
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const read = async (storage: Storage, key: string) => {
  const file = await storage.get(key);
  return file && { sizeBytes: file.sizeBytes, bytes: await buffer(file.stream) };
};
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));

describe.each(['folder', 's3'] as const)('files in a %s', (kind) => {
  test('come back as they were put, are replaced whole, and go away', async () => {
    const storage = storages[kind];
    const key = 'images/ab/round-trip.webp';
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.findSize(key)).toBeUndefined();

    await storage.put(key, bytes, 'image/webp');
    expect(await read(storage, key)).toEqual({ sizeBytes: bytes.length, bytes });
    expect(await storage.findSize(key)).toBe(bytes.length);

    await storage.put(key, bytes.subarray(0, 10), 'image/webp');
    expect(await read(storage, key)).toEqual({ sizeBytes: 10, bytes: bytes.subarray(0, 10) });

    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  test('are whole while many write the same one', async () => {
    const storage = storages[kind];
    const texts = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(texts.map((text) => storage.put('images/many.webp', text, 'image/webp')));
    const found = await read(storage, 'images/many.webp');
    expect(texts.some((text) => found?.bytes.equals(text))).toBe(true);
  });

  test.each(['../outside', 'images/../../outside', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a\0b', '', 'a\\..\\b'])(
    'have no key like %j',
    async (key) => {
      const storage = storages[kind];
      await expect(async () => storage.put(key, bytes, 'image/webp')).rejects.toThrow('Not a storage key');
      await expect(async () => storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(async () => storage.findSize(key)).rejects.toThrow('Not a storage key');
      await expect(async () => storage.remove(key)).rejects.toThrow('Not a storage key');
    },
  );
});

describe('a folder', () => {
  test('holds no half-written file: neither under its name nor beside it', async () => {
    const files = join(folder, 'data', 'files');
    mkdirSync(join(files, 'in-the-way'), { recursive: true });
    writeFileSync(join(files, 'in-the-way', 'x'), '');
    await expect(storages.folder.put('in-the-way', bytes, 'image/webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(readdirSync(join(files, '.unfinished'))).toEqual([]);
  });

  test('is no file itself', async () => {
    await storages.folder.put('images/inside/one.webp', bytes, 'image/webp');
    expect(await storages.folder.get('images/inside')).toBeUndefined();
    expect(await storages.folder.findSize('images/inside')).toBeUndefined();
  });

  test('that cannot be made is refused at the start, by the name of the setting', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const env = readEnvironment({ STORAGE_URL: 'file:a-file/below' });
    await expect(openStorage(env, folder)).rejects.toThrow('STORAGE_URL: the folder cannot be written');
  });

  test('may be named by a link', async () => {
    mkdirSync(join(folder, 'mounted'));
    symlinkSync(join(folder, 'mounted'), join(folder, 'link'));
    const storage = await openStorage(readEnvironment({ STORAGE_URL: `file://${join(folder, 'link')}` }), folder);
    await storage.put('one.webp', bytes, 'image/webp');
    expect(readdirSync(join(folder, 'mounted'))).toContain('one.webp');
  });
});

describe('a bucket', () => {
  test('gets the file under the prefix, with its type, in signed requests only', async () => {
    const refused = s3.refused;
    await storages.s3.put('images/signed.jpg', bytes, 'image/jpeg');
    expect(s3.objects.get('pictures/parterre/test/images/signed.jpg')).toEqual({ bytes, contentType: 'image/jpeg' });
    expect(s3.refused).toBe(refused);
  });

  test('refuses another secret, which is told as being away', async () => {
    const stranger = await openS3('another secret');
    const refused = s3.refused;
    await expect(stranger.put('images/stranger.webp', bytes, 'image/webp')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(s3.refused).toBeGreaterThan(refused);
    expect(s3.objects.has('pictures/parterre/test/images/stranger.webp')).toBe(false);
  });

  test('that is broken is away, never empty', async () => {
    await storages.s3.put('images/there.webp', bytes, 'image/webp');
    s3.failWith = 500;
    try {
      await expect(storages.s3.get('images/there.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await expect(storages.s3.findSize('images/there.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await expect(storages.s3.remove('images/there.webp')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      s3.failWith = undefined;
    }
    expect(await storages.s3.findSize('images/there.webp')).toBe(bytes.length);
  });
});
