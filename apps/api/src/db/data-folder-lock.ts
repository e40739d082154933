import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Two processes on one embedded data folder lose rows without an error, so the second is refused. A lock of a process
 * that is gone is taken over; age never decides. Returns what gives the lock back.
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!tryLock(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (isAlive(pid)) throw new DataFolderInUseError(folder, pid, file);
    rmSync(file, { force: true });
    if (!tryLock(file)) throw new DataFolderInUseError(folder, pid, file);
  }
  return () => rmSync(file, { force: true });
}

export class DataFolderInUseError extends Error {
  constructor(folder: string, pid: number, file: string) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it first; if no such process runs, delete ${file}.`,
    );
    this.name = 'DataFolderInUseError';
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
