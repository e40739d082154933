import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { createRemoteKeys } from './remote-keys.ts';
import { createTokenVerifier } from './verify-token.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const TIMEOUT_MS = 300;

let server: Server;
let url: string;
let issuer: TestIssuer;
let discovery: Answer;
let keys: Answer;

const json =
  (value: unknown): Answer =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
const status =
  (code: number): Answer =>
  (_request, response) =>
    response.writeHead(code).end('<html>Something</html>');

/** Sends data until the client disconnects. */
const endless: Answer = (_request, response) => {
  const chunk = Buffer.alloc(1 << 16, 32);
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', send);
  send();
};

beforeAll(async () => {
  server = createServer((request, response) => (request.url?.endsWith('/keys') ? keys : discovery)(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/realm`;
});
beforeEach(async () => {
  issuer = await createTestIssuer(url, 'parterre-api');
  discovery = json({ issuer: url, jwks_uri: `${url}/keys` });
  keys = json(issuer.jwks);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const openVerifier = () =>
  createTokenVerifier({
    issuer: url,
    audience: 'parterre-api',
    keys: { find: createRemoteKeys(url, { timeoutMs: TIMEOUT_MS }) },
  });
const token = () => issuer.mintToken({ userId: 'u1' });

const FAULTS: Record<string, Answer> = {
  'is not there': status(404),
  fails: status(500),
  'is a page': status(200),
  'sends elsewhere': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  'says nothing': () => undefined,
  'says something else': json({ hello: 'there' }),
  'never ends': endless,
  'breaks off': (_request, response) =>
    response.writeHead(200, { 'content-length': 500 }).end('{', () => response.destroy()),
};

describe.each(['discovery', 'keys'] as const)('an issuer whose %s', (part) => {
  test.each(Object.entries(FAULTS))(
    '%s is away: no token is called wrong, and the next one is read',
    async (_name, fault) => {
      const verify = openVerifier();
      const minted = await token();
      if (part === 'discovery') discovery = fault;
      else keys = fault;
      const startedAt = performance.now();
      await expect(verify(minted)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 5);
      discovery = json({ issuer: url, jwks_uri: `${url}/keys` });
      keys = json(issuer.jwks);
      expect(await verify(minted)).toMatchObject({ userId: 'u1' });
    },
  );
});

test('an issuer that speaks for another is not asked for keys', async () => {
  discovery = json({ issuer: 'https://elsewhere.test', jwks_uri: `${url}/keys` });
  await expect(openVerifier()(await token())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('an issuer that changes its key while it is known: the new key counts, what nobody signed does not', async () => {
  const verify = openVerifier();
  expect(await verify(await token())).toMatchObject({ userId: 'u1' });
  const other = await createTestIssuer(url, 'parterre-api');
  expect(await verify(await other.mintToken({ userId: 'u2' }))).toBeUndefined();
  keys = json({ keys: [...issuer.jwks.keys, ...other.jwks.keys] });
  const later = createTokenVerifier({
    issuer: url,
    audience: 'parterre-api',
    keys: { find: createRemoteKeys(url, { timeoutMs: TIMEOUT_MS }) },
  });
  expect(await later(await other.mintToken({ userId: 'u2' }))).toMatchObject({ userId: 'u2' });
});

test('a token that is wrong is wrong, whatever the issuer says', async () => {
  const verify = openVerifier();
  const wrong = [
    await issuer.mintToken({ userId: 'u1', audience: 'https://elsewhere.test' }),
    await issuer.mintToken({ userId: 'u1', issuer: 'https://elsewhere.test' }),
    await issuer.mintToken({ userId: 'u1', expiresInSeconds: -61 }),
    await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'none' })
      .sign(new TextEncoder().encode('x'.repeat(32))),
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.',
  ];
  for (const text of wrong) expect(await verify(text)).toBeUndefined();
});
