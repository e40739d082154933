import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../errors.ts';
import { requireKey, type Storage, toUnreachable } from './storage.ts';

/** Stores files in a folder, which is created when it is missing. Several processes may share it. */
export async function openLocalStorage(folder: string): Promise<Storage> {
  const unfinished = join(folder, '.unfinished');
  await mkdir(unfinished, { recursive: true });
  const pathOf = (key: string) => join(folder, requireKey(key));
  return {
    put: (key, bytes) => putFile(pathOf(key), join(unfinished, randomUUID()), bytes),
    get: (key) => getFile(pathOf(key)),
    findSize: async (key) => {
      const found = await unlessMissing(stat(pathOf(key)));
      return found?.isFile() ? found.size : undefined;
    },
    remove: async (key) => {
      await unlessMissing(unlink(pathOf(key)));
    },
  };
}

/** Writes under a temporary name first and then renames, which is atomic on one file system. */
async function putFile(path: string, draft: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(draft, bytes, { flag: 'wx', flush: true });
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw toUnreachable(error);
  }
}

async function getFile(path: string) {
  const handle = await unlessMissing(open(path, 'r'));
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { sizeBytes: found.size, stream: handle.createReadStream() };
  await handle.close();
  return undefined;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw toUnreachable(error);
  }
}
