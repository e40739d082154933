import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';
import { readSecretKey } from './secret-key.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a key into the data folder once, for its owner alone', () => {
  const dataDir = join(folder, 'new', 'data');
  const key = readSecretKey({ DATA_DIR: dataDir });
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(readSecretKey({ DATA_DIR: dataDir })).toBe(key);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret-key']);
});

it('writes no key where SECRET_KEY is given', () => {
  const dataDir = join(folder, 'given');
  expect(readSecretKey({ SECRET_KEY: 'a key', DATA_DIR: dataDir })).toBe('a key');
  expect(existsSync(dataDir)).toBe(false);
});

it('opens what it sealed, and nothing after a change of key or text', () => {
  const sealed = seal('key one', 'provider-keys', 'text');
  expect(unseal('key one', 'provider-keys', sealed)).toBe('text');
  expect(seal('key one', 'provider-keys', 'text')).not.toBe(sealed);
  expect(unseal('key two', 'provider-keys', sealed)).toBeUndefined();
  const [version, nonce, tag, text = ''] = sealed.split('.');
  const tampered = [version, nonce, tag, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`].join('.');
  expect(unseal('key one', 'provider-keys', tampered)).toBeUndefined();
  expect(unseal('key one', 'provider-keys', 'v1.a.b')).toBeUndefined();
});
