import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The SECRET_KEY of an embedded installation: written once into the data folder (`secret-key`, mode 0600), read from
 * there ever after. Linking a finished file into place lets processes that start together agree on one.
 */
export async function readOrCreateSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key');
  const existing = await readKey(path);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const created = await readKey(path);
  if (!created) throw new Error(`${path} is empty`);
  return created;
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
