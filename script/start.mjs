import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

requireNodeVersion();
installIfNeeded(root);
buildIfNeeded(root);
const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'apps/api/dist/main.js')], {
  cwd: root,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the server too, so this process only waits until the server has stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
