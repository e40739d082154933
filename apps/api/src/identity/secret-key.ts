import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '#errors.ts';
import type { Environment } from '#process/env.ts';

/**
 * Returns SECRET_KEY; without it the key of the installation, which is written once into the data folder (`secret-key`,
 * mode 0600). A finished file is linked into place, so that processes that start together agree on one key.
 */
export function readSecretKey({ SECRET_KEY, DATA_DIR: dataDir }: Pick<Environment, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (SECRET_KEY) return SECRET_KEY;
  const path = join(dataDir, 'secret-key');
  const existing = readKey(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const created = readKey(path);
  if (!created) throw new Error(`${path} is empty`);
  return created;
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
