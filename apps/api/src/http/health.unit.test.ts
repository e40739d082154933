import { createServer, type Server, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { addHealth } from './health.ts';

interface SilentDatabase {
  database: Database;
  sockets: Set<Socket>;
  connections: () => number;
  server: Server;
}

const started: SilentDatabase[] = [];
afterEach(async () => {
  for (const { database, sockets, server } of started.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.close();
    await database.close();
  }
});

/** AuthenticationOk and ReadyForQuery: the messages of a database that admits a client and then stops answering. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Starts a server that accepts connections, sends the welcome if there is one, and then stays silent. */
async function startSilent(welcome: Buffer | null): Promise<SilentDatabase> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    connections++;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => welcome && socket.write(welcome));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const database = await openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const silent = { database, sockets, connections: () => connections, server };
  started.push(silent);
  return silent;
}

function createApp(database: Database) {
  const app = Fastify();
  addHealth(app, database, { isDraining: false });
  return app;
}

test('a database that accepts connections and never answers is away', async () => {
  const { database } = await startSilent(null);
  const answer = await createApp(database).inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ status: 'database away' });
});

test('a database that lets people in and then says nothing is away long before its connection is given up', async () => {
  const { database } = await startSilent(WELCOME);
  let isGivenUp = false;
  const acquire = async () => {
    const session = await database.acquire();
    const release = (isBroken?: boolean) => {
      isGivenUp = true;
      session.release(isBroken);
    };
    return { ...session, release };
  };
  const answer = await createApp({ ...database, acquire }).inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(isGivenUp).toBe(false);
});

test('probes of a database that says nothing share one connection', async () => {
  const { database, connections } = await startSilent(WELCOME);
  const app = createApp(database);
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(connections()).toBe(1);
});

test('the process lives whatever its database does', async () => {
  const { database } = await startSilent(null);
  const answer = await createApp(database).inject('/healthz');
  expect(answer.json()).toEqual({ status: 'ok' });
});
