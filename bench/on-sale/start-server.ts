import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts the application in a process of its own, on a database that others use too. */
export async function startServer(url: string): Promise<{ port: number; stop(): void }> {
  const server = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [url], { execArgv: process.execArgv });
  const [port] = await once(server, 'message');
  return { port, stop: () => server.kill() };
}
