import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '#errors.ts';

/**
 * Reads the SECRET_KEY of an embedded installation, which is written once into the data folder (`secret-key`, mode
 * 0600). A finished file is linked into place, so that processes that start together agree on one key.
 */
export function readOrCreateSecretKey(dataDir: string): string {
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
