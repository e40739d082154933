import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

// A server that starts an embedded database takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const API = fileURLToPath(new URL('../..', import.meta.url));
/** The folder is inside the workspace, so that the built server finds its packages. */
const OUT = mkdtempSync(join(API, 'dist-test-'));
const running: Server[] = [];
let folder: string;

beforeAll(async () => {
  await build({
    root: API,
    configFile: join(API, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: OUT, emptyOutDir: true, sourcemap: false },
  });
  folder = mkdtempSync(join(tmpdir(), 'parterre-start-'));
}, 120_000);
afterEach(async () => {
  for (const server of running.splice(0)) {
    if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGKILL');
    await server.ended;
  }
});
afterAll(() => {
  rmSync(OUT, { recursive: true, force: true });
  if (folder) rmSync(folder, { recursive: true, force: true });
});

interface Server {
  child: ChildProcess;
  output: () => string;
  /** The address at which it reports to be ready. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

let names = 0;
const newFolder = () => join(folder, String(++names));

/** Ports are assigned one after the other, below those that the system uses for outgoing connections. */
let nextPort = 12_000 + (process.pid % 1_000) * 10;

/** Starts a server on a free port. The banner shows PORT, so the port is chosen here. */
function start(variables: Record<string, string>): Server {
  const port = nextPort++;
  const child = spawn(process.execPath, [join(OUT, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOAD_DEMO: '0',
      ARGON2_MEMORY_KIB: '8',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Parterre is ready')) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${text}`)));
  });
  ready.catch(() => undefined);
  const server = { child, output: () => text, ready, ended };
  running.push(server);
  return server;
}

describe('a wrong configuration', () => {
  test('ends with 78 and names every setting that is wrong', async () => {
    const server = start({ PORT: 'abc', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x', DATABASE_URL: 'mysql://x' });
    expect(await server.ended).toBe(78);
    for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL', 'DATABASE_URL']) expect(server.output()).toContain(name);
  });

  test('in production names the key, the address and the database that are missing', async () => {
    const server = start({ ENVIRONMENT: 'production', DATA_DIR: newFolder() });
    expect(await server.ended).toBe(78);
    for (const name of ['SECRET_KEY', 'PUBLIC_URL', 'DATABASE_URL']) expect(server.output()).toContain(name);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  test('of the proxies to trust ends with 78', async () => {
    const server = start({ TRUST_PROXY: 'everybody', DATA_DIR: newFolder() });
    expect(await server.ended).toBe(78);
    expect(server.output()).toContain('TRUST_PROXY');
  });
});

describe('the demo', () => {
  test('is a program of its own: without its files a server without it starts and serves', async () => {
    const program = join(OUT, 'demo.js');
    renameSync(program, `${program}.away`);
    try {
      const server = start({ DATA_DIR: newFolder() });
      const { status } = await fetch(`${await server.ready}/readyz`);
      expect(status).toBe(200);
      const asked = start({ DATA_DIR: newFolder(), LOAD_DEMO: '1' });
      expect(await asked.ended).toBe(1);
      expect(asked.output()).toContain('demo.js');
    } finally {
      renameSync(`${program}.away`, program);
    }
  });

  test('imports nothing that waits for it', () => {
    const read = new Set<string>();
    const follow = (file: string): void => {
      if (read.has(file)) return;
      read.add(file);
      const text = readFileSync(join(OUT, file), 'utf8');
      for (const [, imported = ''] of text.matchAll(/(?:from|import) ?["']\.\/([^"']+)["']/g)) follow(imported);
    };
    follow('demo.js');
    expect(read.size).toBeGreaterThan(1);
    expect(read).not.toContain('main.js');
  });
});

describe('one data folder', () => {
  test('is refused to a second process with a message that says what to do', async () => {
    const DATA_DIR = newFolder();
    const first = start({ DATA_DIR });
    await first.ready;
    const second = start({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(existsSync(join(DATA_DIR, 'database.lock'))).toBe(false);
  });

  test('has one winner when four processes take over the lock of a dead one', async () => {
    const DATA_DIR = newFolder();
    const dead = start({ PORT: 'abc' });
    await dead.ended;
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(join(DATA_DIR, 'database.lock'), String(dead.child.pid));
    const servers = Array.from({ length: 4 }, () => start({ DATA_DIR }));
    const outcomes = await Promise.all(
      servers.map((server) => Promise.race([server.ready.then(() => 'ready'), server.ended.then((code) => code)])),
    );
    expect(outcomes.toSorted()).toEqual([1, 1, 1, 'ready']);
  });
});

describe('a signal', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends an idle server with 0', async (signal) => {
    const server = start({ DATA_DIR: newFolder() });
    await server.ready;
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  test('lets the proxy see that the server is not ready, and finishes what is under way', async () => {
    const server = start({ DATA_DIR: newFolder(), DRAIN_SECONDS: '2' });
    const url = await server.ready;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const slow = openSlowRequest(url);
    await slow.opened;
    server.child.kill('SIGTERM');
    let status = 200;
    while (status === 200) status = (await fetch(`${url}/readyz`)).status;
    expect(status).toBe(503);
    slow.finish();
    expect(await slow.status).toBe(401);
    expect(await server.ended).toBe(0);
  });

  test('sent twice ends the server at once', async () => {
    const server = start({ DATA_DIR: newFolder(), DRAIN_SECONDS: '300' });
    const url = await server.ready;
    server.child.kill('SIGTERM');
    while ((await fetch(`${url}/readyz`)).status === 200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
  });
});

/** Sends a sign-in whose body arrives only when `finish` is called. */
function openSlowRequest(url: string) {
  const body = JSON.stringify({ grant_type: 'x' });
  const sent = httpRequest(`${url}/oidc/userinfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
  });
  const opened = new Promise<void>((resolve) => {
    sent.write(body.slice(0, 3), () => resolve());
  });
  return { opened, status, finish: () => sent.end(body.slice(3)) };
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('five processes on one empty database', () => {
  test('all come up, and each migration is applied once', async () => {
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await admin.connect();
    const name = `parterre_five_${process.pid}`;
    await admin.query(`create database ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${name}`;
    const shared = { DATABASE_URL: url.href, SECRET_KEY: 's'.repeat(40), DATABASE_POOL: '3', DATA_DIR: newFolder() };
    const servers = Array.from({ length: 5 }, () => start(shared));
    const urls = await Promise.all(servers.map((server) => server.ready));
    const answers = await Promise.all(urls.map(async (at) => (await fetch(`${at}/readyz`)).status));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    const keys = await Promise.all(urls.map(async (at) => (await fetch(`${at}/oidc/jwks`)).text()));
    expect(new Set(keys).size).toBe(1);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    );
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    await client.end();
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0, 0, 0]);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});
