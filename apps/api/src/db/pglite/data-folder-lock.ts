import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasCode } from '#errors.ts';

/**
 * Locks an embedded data folder, because two processes on one folder lose rows without an error. Takes over the lock of
 * a process that has ended, even when its id was given to another process since. Returns the function that unlocks it.
 * Throws DataFolderInUseError while another process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (tryLock(file)) return () => rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw new DataFolderInUseError(folder, owner.pid, file);
    if (owner) removeStale(file);
  }
  throw new DataFolderInUseError(folder, readOwner(file)?.pid ?? 0, file);
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

/** Links a finished file into place, so that no process reads a lock file without an owner. */
function tryLock(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${readStart(process.pid)}`.trim());
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

/**
 * The process that holds a lock, and when it started. The start is empty where the system does not report it, or when
 * an older version wrote the lock.
 */
interface Owner {
  pid: number;
  start: string;
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid, ...start] = readFileSync(file, 'utf8').split(' ');
    return { pid: Number(pid), start: start.join(' ') };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Renames the lock before it is read again. When two processes take over one stale lock, the second thereby restores
 * the lock of the first.
 */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    const owner = readOwner(aside);
    if (owner && isAlive(owner)) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive({ pid, start }: Owner): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  const now = start === '' ? '' : readStart(pid);
  return now === '' || now === start;
}

/**
 * Returns the time at which a process started, as its system reports it: clock ticks since boot on Linux, a date
 * elsewhere.
 */
function readStart(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The process name is in brackets and may contain any character. The start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${boot} ${fields?.[19] ?? ''}`.trim();
  } catch {
    return '';
  }
}
