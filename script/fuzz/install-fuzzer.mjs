import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file lists every dependency too, because other versions would make other requests from the same seed. */
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const OLDEST_PYTHON = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';

/**
 * Installs Schemathesis once into an environment of its own inside `parent` and returns the path of its program.
 * Without Python or the packages it prints that nothing is fuzzed and returns undefined, or throws if FUZZ is
 * `required`.
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
  const need = `It needs Python 3.10 or later with venv and pip, and ${wanted} from PyPI.`;
  if (env.FUZZ === 'required') throw new Error(`FUZZ is required, and the API cannot be fuzzed here. ${need}`);
  say(`\n!!!! SKIPPED: the API is NOT fuzzed here. ${need} !!!!\n`);
  return undefined;
}

/** Runs the program: after a move of its folder, an environment still has all its files, but none of them runs. */
function isInstalled(program, version, env) {
  const { status, stdout } = spawnSync(program, ['--version'], { env, encoding: 'utf8' });
  return status === 0 && stdout.includes(version);
}
