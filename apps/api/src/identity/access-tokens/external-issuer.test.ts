import { createServer, type Server } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddresses } from '#addresses.ts';
import type { Database } from '#db/database.ts';
import { mountIdentity } from '#http/identity/mount-identity.ts';
import { readEnvironment } from '#process/env.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { createIdentity, type Identity } from '../create-identity.ts';
import { createTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { createUser, type User } from '../users/users.ts';

const SECRET_KEY = 's'.repeat(40);
let database: Database;
let server: Server;
let issuer: TestIssuer;
let identity: Identity;
let user: User;
let isAway = false;
let openIdentity: () => Promise<Identity>;

beforeAll(async () => {
  database = await openTestDatabase();
  user = await createUser(
    database,
    { email: 'ada@example.test', name: 'Ada', password: null },
    { now: new Date(), memoryKib: 8 },
  );
  server = createServer((request, response) => {
    if (isAway) return response.writeHead(503).end();
    const body = request.url?.endsWith('/keys')
      ? issuer.jwks
      : { issuer: issuer.issuer, jwks_uri: `${issuer.issuer}/keys` };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  issuer = await createTestIssuer(`http://127.0.0.1:${port}/realm`, 'parterre-api');
  openIdentity = () =>
    createIdentity({
      env: readEnvironment({ OIDC_ISSUER: issuer.issuer, OIDC_AUDIENCE: 'parterre-api', OIDC_CLIENT_ID: 'console' }),
      secretKey: SECRET_KEY,
      database,
      addresses: toAddresses('https://parterre.test'),
      now: () => new Date(),
      log: SILENT_LOG,
    });
  identity = await openIdentity();
});
afterAll(async () => {
  server.close();
  await database.close();
});

it('mounts no provider and sends the console to the external one', async () => {
  expect(identity.provider).toBeNull();
  expect(identity.clientConfig).toEqual({
    authority: issuer.issuer,
    clientId: 'console',
    redirectUrl: '/signin-callback',
    accountUrl: null,
  });
  const app = Fastify();
  await mountIdentity(app, identity);
  expect((await app.inject('/oidc/.well-known/openid-configuration')).statusCode).toBe(404);
  await app.close();
});

it('answers that the issuer is away while its keys cannot be read, and recovers', async () => {
  const token = await issuer.mintToken({ userId: user.id });
  // An identity that has read the keys keeps them, so a new one is opened.
  const fresh = await openIdentity();
  isAway = true;
  await expect(fresh.verifyToken(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  isAway = false;
  expect(await fresh.verifyToken(token)).toMatchObject({ userId: user.id });
});

it('matches a user by id or by a verified e-mail, and nobody else', async () => {
  const tokenOf = async (claims: { userId: string; email?: string; isEmailVerified?: boolean }) =>
    identity.verifyToken(await issuer.mintToken(claims));
  expect(await tokenOf({ userId: 'ext|1', email: 'Ada@Example.test' })).toMatchObject({ userId: user.id });
  expect(await tokenOf({ userId: 'ext|1', email: 'ada@example.test', isEmailVerified: false })).toBeUndefined();
  expect(await tokenOf({ userId: 'ext|2', email: 'stranger@example.test' })).toBeUndefined();
  expect(await tokenOf({ userId: 'ext|3' })).toBeUndefined();
});

it('refuses a PUBLIC_URL with a path for the embedded provider', async () => {
  const started = createIdentity({
    env: readEnvironment({ SECRET_KEY }),
    secretKey: SECRET_KEY,
    database,
    addresses: toAddresses('https://parterre.test/console'),
    now: () => new Date(),
    log: SILENT_LOG,
  });
  await expect(started).rejects.toThrow('PUBLIC_URL: must not have a path');
});
