import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../support/test-api.ts';

const errors: string[] = [];
let api: TestApi;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi({ errors });
  owner = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

test('a client that breaks off in the middle of what it sends is no error in the log', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /api/main/shows HTTP/1.1',
    'host: parterre.test',
    `authorization: Bearer ${owner.token}`,
    'content-type: application/json',
    'content-length: 1000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"name":`);
  await sleep(100);
  socket.destroy();
  await sleep(100);
  expect(errors).toEqual([]);
});
