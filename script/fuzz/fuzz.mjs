import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../build.mjs';
import { installIfNeeded } from '../install.mjs';
import { requireNodeVersion } from '../node-version.mjs';
import { findFacts } from './find-facts.mjs';
import { installFuzzer } from './install-fuzzer.mjs';
import { signIn } from './sign-in.mjs';

/**
 * Sends valid and invalid requests by the OpenAPI document to a server with the demo, through Schemathesis, and checks
 * the answers against the document. Then recounts all figures.
 * Usage: npm run fuzz -- [--seconds 300] [--seed 20261120] [--examples 5] [--data FOLDER] [-- OPTIONS OF SCHEMATHESIS]
 */
const START_SECONDS = 120;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A limit for slow machines; a run usually ends before it. */
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '20261120' },
    /** Random examples for each call and each kind, beside those that cover its schema. */
    examples: { type: 'string', default: '5' },
    /** The DATA_DIR of a stopped server. A copy of it is used, which saves loading the demo. */
    data: { type: 'string' },
  },
});

requireNodeVersion();
// This runs first, because a fresh install empties node_modules, the fuzzer's folder included.
installIfNeeded(root);
const fuzzer = installFuzzer(join(root, 'node_modules', '.cache', 'fuzz'));
if (fuzzer) {
  buildIfNeeded(root);
  process.exitCode = await fuzz(fuzzer);
}

async function fuzz(program) {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-fuzz-'));
  const port = Number(process.env.FUZZ_PORT ?? (await findFreePort()));
  const origin = `http://localhost:${port}`;
  if (options.data) cpSync(options.data, join(folder, 'data'), { recursive: true });
  else if (await run('npx', ['tsx', 'script/fuzz/load-data.ts'], serverEnvironment(folder, port)))
    throw new Error('The data could not be loaded');
  const server = startServer(folder, port);
  try {
    await waitUntilReady(server, origin);
    const facts = join(folder, 'facts.json');
    const who = await admit(origin);
    writeFileSync(facts, JSON.stringify(await findFacts(origin, who)));
    const status = await ask(
      program,
      [
        ...['--config-file', join(root, 'script/fuzz/schemathesis.toml'), 'run', `${origin}/openapi.json`],
        ...['--seed', options.seed, '--max-examples', options.examples, ...positionals],
      ],
      {
        ...process.env,
        FUZZ_FACTS: facts,
        FUZZ_TOKEN: who.token,
        FUZZ_KEY: who.key,
        SCHEMATHESIS_HOOKS: 'checks',
        PYTHONPATH: join(root, 'script/fuzz'),
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONHASHSEED: '0',
      },
      folder,
    );
    await stop(server);
    const recount = await run('npm', ['run', '--silent', 'check:numbers'], serverEnvironment(folder, port));
    return status || recount;
  } finally {
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the settings of a normal server with a folder of its own, except that rate limits are lifted. */
function serverEnvironment(folder, port) {
  return {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    LOAD_DEMO: '0',
    ARGON2_MEMORY_KIB: '64',
    ENVIRONMENT: 'test',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ACCESS_TOKEN_SECONDS: '3600',
    LOG_LEVEL: 'error',
  };
}

function startServer(folder, port) {
  const main = join(root, 'apps/api/dist/main.js');
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: root,
    env: serverEnvironment(folder, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady(server, origin) {
  for (let second = 0; second < START_SECONDS; second++) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(1_000);
  }
  throw new Error(`The server was not ready after ${START_SECONDS} seconds`);
}

/** Signs in the demo's owner and creates two API keys: one for requests, one that may be revoked. */
async function admit(origin) {
  const token = await signIn(origin, 'owner@demo.parterre.test', 'parterre-demo');
  await createKey(origin, token, 'To be revoked');
  return { token, ...(await createKey(origin, token, 'Fuzzing')) };
}

async function createKey(origin, token, name) {
  const answer = await fetch(`${origin}/api/backstage/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ promoterCode: 'harbour-hall', name, channel: 'web' }),
  });
  const { key, apiKeyId } = await answer.json();
  if (!key) throw new Error(`No key was made: ${answer.status}`);
  return { key, apiKeyId };
}

function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs Schemathesis for at most `--seconds`. A run that was cut off fails only if it had already found something. */
function ask(program, args, env, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let isCut = false;
    let hasFindings = false;
    const bound = setTimeout(() => {
      isCut = true;
      child.kill('SIGINT');
    }, Number(options.seconds) * 1_000);
    createInterface({ input: child.stdout }).on('line', (line) => {
      hasFindings ||= /^=+ (ERRORS|FAILURES) =+$/.test(line);
      console.log(line);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(bound);
      if (isCut)
        console.log(
          `\n!!!! CUT after ${options.seconds} seconds: NOT everything was asked. This machine is slow or busy. !!!!\n`,
        );
      resolve(isCut ? Number(hasFindings) : (code ?? 1));
    });
  });
}

async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
