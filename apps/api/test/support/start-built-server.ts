import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll } from 'vitest';

const API = fileURLToPath(new URL('../..', import.meta.url));

export interface BuiltServer {
  child: ChildProcess;
  output: () => string;
  /** The address at which it reports to be ready. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

/** Ports are assigned one after the other, below those that the system uses for outgoing connections. */
let nextPort = 12_000 + (process.pid % 1_000) * 10;

/**
 * Builds the server for the tests of a file, which start it as processes of their own. What they started is killed
 * after each test.
 */
export function useBuiltServer() {
  const running: BuiltServer[] = [];
  let out = '';
  let folder = '';
  let folders = 0;

  beforeAll(async () => {
    // Inside the workspace, so that the built server finds its packages.
    out = mkdtempSync(join(API, 'dist-test-'));
    folder = mkdtempSync(join(tmpdir(), 'parterre-start-'));
    await build({
      root: API,
      configFile: join(API, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: out, emptyOutDir: true, sourcemap: false },
    });
  }, 120_000);
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    }
  });
  afterAll(() => {
    for (const made of [out, folder]) rmSync(made, { recursive: true, force: true });
  });

  /** Starts a server on a free port. The banner shows PORT, so the port is chosen here. */
  function start(variables: Record<string, string>): BuiltServer {
    const port = nextPort++;
    const child = spawn(process.execPath, [join(out, 'main.js')], {
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

  return {
    /** Returns the path of a file of the built server. */
    fileOf: (name: string) => join(out, name),
    start,
    newFolder: () => join(folder, String(++folders)),
  };
}
