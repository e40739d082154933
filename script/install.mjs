import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Runs `npm ci` when node_modules is missing or older than the lock file. */
export function installIfNeeded(root) {
  const stamp = join(root, 'node_modules', '.package-lock.json');
  if (
    existsSync(stamp) &&
    (statSync(stamp).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs || isSameLock(root, stamp))
  )
    return;
  console.log('Installing dependencies (once) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** Compares the lock files, because a fresh checkout gives every file the current date. */
function isSameLock(root, stamp) {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(stamp, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === '' ||
      entry.link ||
      entry.optional ||
      !path.startsWith('node_modules/') ||
      installed[path]?.version === entry.version,
  );
}
