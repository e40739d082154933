import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasCode } from '../has-code.ts';

/**
 * Two processes on one embedded data folder lose rows without an error, so the second is refused. A lock of a process
 * that is gone is taken over; age never decides. Returns what gives the lock back.
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (tryLock(file)) return () => rmSync(file, { force: true });
    const pid = readOwner(file);
    if (pid !== undefined && isAlive(pid)) throw new DataFolderInUseError(folder, pid, file);
    if (pid !== undefined) removeStale(file);
  }
  throw new DataFolderInUseError(folder, readOwner(file) ?? 0, file);
}

const ATTEMPTS = 10;

export class DataFolderInUseError extends Error {
  constructor(folder: string, pid: number, file: string) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it first; if no such process runs, delete ${file}.`,
    );
    this.name = 'DataFolderInUseError';
  }
}

/** A finished file is linked into place: nobody ever reads a lock without the process in it. */
function tryLock(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Moved aside before it is looked at again: of two that take over one stale lock, the second puts back the lock of the first. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (isAlive(readOwner(aside) ?? 0)) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
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
