import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';

let place: string;
let folder: string;
let other: ChildProcess;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'parterre-lock-'));
  folder = join(place, 'database');
  other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
});
afterEach(() => {
  other.kill('SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

const lockOf = () => readFileSync(`${folder}.lock`, 'utf8');
const leave = (text: string) => writeFileSync(`${folder}.lock`, text);

test('a lock says whose it is and since when that process runs, and is given back', () => {
  const unlock = lockDataFolder(folder);
  expect(lockOf()).toMatch(new RegExp(`^${process.pid} \\S`));
  unlock();
  expect(lockOf).toThrow('ENOENT');
});

test('a lock of a live process is refused, also one that an older version wrote without the start', () => {
  lockDataFolder(folder);
  const [, ...start] = lockOf().split(' ');
  expect(start.join(' ')).not.toBe('');
  leave(String(other.pid));
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
});

test('a lock whose number another process has been given since is taken over', () => {
  leave(`${other.pid} some other day`);
  lockDataFolder(folder);
  expect(lockOf()).toMatch(new RegExp(`^${process.pid} `));
});

test('a lock of a process that is gone is taken over', async () => {
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  leave(`${other.pid} some other day`);
  lockDataFolder(folder);
  expect(lockOf()).toMatch(new RegExp(`^${process.pid} `));
});
