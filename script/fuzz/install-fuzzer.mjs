import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With everything it stands on: another version of that would make other requests of the same seed. */
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const OLDEST_PYTHON = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';

/**
 * Schemathesis in an environment of its own inside `parent`, installed where it is not. Undefined, and said aloud, where
 * Python or the packages are not to be had.
 */
export function installFuzzer(parent, { env = process.env, say = console.log } = {}) {
  const text = readFileSync(requirements, 'utf8');
  const [wanted = '', version = ''] = /^schemathesis==(.+)$/m.exec(text) ?? [];
  const folder = join(parent, createHash('sha256').update(text).digest('hex').slice(0, 12));
  const programs = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin');
  const program = join(programs, 'schemathesis');
  const run = (command, args, stdio = 'ignore') => spawnSync(command, args, { env, stdio }).status === 0;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  if (isInstalled(program, version, env)) return program;
  const python = ['python3', 'python'].find((name) => run(name, ['-c', OLDEST_PYTHON]));
  if (python) say(`Installing ${wanted} (once) …`);
  const isReady =
    python !== undefined &&
    run(python, ['-m', 'venv', '--clear', folder]) &&
    run(join(programs, 'python'), pip, 'inherit') &&
    isInstalled(program, version, env);
  if (isReady) return program;
  rmSync(folder, { recursive: true, force: true });
  say(
    `\n!!!! SKIPPED: the API is NOT fuzzed here. It needs Python 3.10 or later with venv and pip, and ${wanted} from PyPI. !!!!\n`,
  );
  return undefined;
}

/** Asked, not looked for: an environment that was moved with its folder still has its files, and none of them runs. */
function isInstalled(program, version, env) {
  const { status, stdout } = spawnSync(program, ['--version'], { env, encoding: 'utf8' });
  return status === 0 && stdout.includes(version);
}
