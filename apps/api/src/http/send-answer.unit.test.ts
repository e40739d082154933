import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { findAccepted, sendStream } from './send-answer.ts';

/** A promise that is resolved from outside. */
const open = () => {
  let resolve = () => {};
  const reached = new Promise<void>((done) => {
    resolve = done;
  });
  return { reached, reach: () => resolve() };
};

/** Starts a server that makes and reads its answer in steps, and a client that requests it. */
async function serve({ make, read }: { make: Promise<void>; read: Promise<void> }) {
  const [asked, begun, ended] = [open(), open(), open()];
  const app = Fastify();
  app.get('/', async (_, reply) => {
    asked.reach();
    await make;
    const chunks = async function* () {
      begun.reach();
      await read;
      yield 'a';
      yield 'b';
    };
    return sendStream({ fileName: 'a.csv', chunks: chunks(), end: async () => ended.reach() }, 'text/csv', reply);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client: ClientRequest = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  return { app, client, asked: asked.reached, begun: begun.reached, ended: ended.reached };
}

const leave = (client: ClientRequest) =>
  new Promise<void>((left) => {
    client.once('close', () => left());
    client.destroy();
  });

const NOW = Promise.resolve();

test('what is held for a stream is given back when it was sent', async () => {
  const { app, client, ended } = await serve({ make: NOW, read: NOW });
  const [response] = await once(client, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  expect(text).toBe('ab');
  await ended;
  await app.close();
});

test('and when the client left before the stream began', async () => {
  const made = open();
  const { app, client, asked, ended } = await serve({ make: made.reached, read: NOW });
  await asked;
  await leave(client);
  // Gives the server time to notice the disconnection before it continues, as with a report that is counted for
  // seconds.
  await wait(50);
  made.reach();
  await ended;
  await app.close();
});

test('and when the client left while the first row was being read', async () => {
  const read = open();
  const { app, client, begun, ended } = await serve({ make: NOW, read: read.reached });
  await begun;
  await leave(client);
  await wait(50);
  read.reach();
  await ended;
  await app.close();
});

test.each([
  [undefined, CSV],
  ['', CSV],
  ['*/*', CSV],
  ['text/*', CSV],
  ['text/csv; charset=utf-8', CSV],
  [EXCEL, EXCEL],
  ['application/json, text/plain, */*', JSON_TYPE],
  ['application/*', EXCEL],
  [`text/csv;q=0.5, ${EXCEL};q=0.9`, EXCEL],
  [`${EXCEL};q=0, text/csv`, CSV],
  ['application/pdf', undefined],
  ['text/html, application/pdf;q=0.9', undefined],
])('%s is answered with %s', (header, type) => {
  expect(findAccepted(header, [CSV, EXCEL, JSON_TYPE])).toBe(type);
});
