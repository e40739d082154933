import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useBuiltServer } from '../support/start-built-server.ts';

// A server that starts an embedded database takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const { fileOf, start, newFolder } = useBuiltServer();
let filled: string;

beforeAll(async () => {
  filled = newFolder();
  const server = start({ DATA_DIR: filled });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.ended;
}, 120_000);

/** A data folder as a server leaves it: the next one starts on it in half the time. */
function newFilledFolder(): string {
  const folder = newFolder();
  cpSync(filled, folder, { recursive: true });
  return folder;
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
    const program = fileOf('demo.js');
    renameSync(program, `${program}.away`);
    try {
      const server = start({ DATA_DIR: newFilledFolder() });
      const { status } = await fetch(`${await server.ready}/readyz`);
      expect(status).toBe(200);
      const asked = start({ DATA_DIR: newFilledFolder(), LOAD_DEMO: '1' });
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
      const text = readFileSync(fileOf(file), 'utf8');
      for (const [, imported = ''] of text.matchAll(/(?:from|import) ?["']\.\/([^"']+)["']/g)) follow(imported);
    };
    follow('demo.js');
    expect(read.size).toBeGreaterThan(1);
    expect(read).not.toContain('main.js');
  });
});

describe('one data folder', () => {
  test('is refused to a second process with a message that says what to do', async () => {
    const DATA_DIR = newFilledFolder();
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
    const DATA_DIR = newFilledFolder();
    const dead = start({ PORT: 'abc' });
    await dead.ended;
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
    const server = start({ DATA_DIR: newFilledFolder() });
    await server.ready;
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
  });

  test('lets the proxy see that the server is not ready, and finishes what is under way', async () => {
    const server = start({ DATA_DIR: newFilledFolder(), DRAIN_SECONDS: '2' });
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
    const server = start({ DATA_DIR: newFilledFolder(), DRAIN_SECONDS: '300' });
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
