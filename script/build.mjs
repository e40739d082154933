import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  { folder: 'apps/console', output: 'dist/index.html' },
  { folder: 'apps/api', output: 'dist/main.js' },
];

/** Builds console and server when a source file is newer than what was built. */
export function buildIfNeeded(root) {
  const newest = Math.max(...['packages', 'apps', 'demo'].map((folder) => newestSource(join(root, folder))));
  for (const { folder, output } of PARTS) {
    const built = join(root, folder, output);
    if (existsSync(built) && statSync(built).mtimeMs >= newest) continue;
    console.log(`Building ${folder} …`);
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: join(root, folder),
      stdio: 'inherit',
    });
  }
}

function newestSource(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestSource(path) : statSync(path).mtimeMs);
  }
  return newest;
}
