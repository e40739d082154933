import { type CryptoKey, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '#errors.ts';
import { createTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { createTokenVerifier } from './verify-token.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await createTestIssuer();
});

it('says who a token speaks for and what it may ask', async () => {
  const region = { id: 44, name: 'United Kingdom' };
  const token = await issuer.mintToken({ userId: 'u1', scopes: ['a.read', 'b'], email: 'Ada@Example.test', region });
  expect(await issuer.verifier(token)).toEqual({
    userId: 'u1',
    sessionId: null,
    email: 'ada@example.test',
    scopes: new Set(['a.read', 'b']),
    region,
  });
});

it('does not take an unverified e-mail for one', async () => {
  const token = await issuer.mintToken({ userId: 'u1', email: 'ada@example.test', isEmailVerified: false });
  expect((await issuer.verifier(token))?.email).toBeNull();
});

it.each([
  ['another audience', { audience: 'https://elsewhere.test/api' }],
  ['another issuer', { issuer: 'https://elsewhere.test' }],
  ['another type', { type: 'dpop+jwt' }],
  ['an expired one', { expiresInSeconds: -61 }],
])('refuses %s', async (_name, wrong) => {
  expect(await issuer.verifier(await issuer.mintToken({ userId: 'u1', ...wrong }))).toBeUndefined();
});

it('refuses a foreign key, another algorithm, no signature and no token at all', async () => {
  const claims = { scope: 'a.read' };
  const sign = (alg: string, key: CryptoKey | Uint8Array) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, kid: issuer.jwks.keys[0]?.kid ?? '', typ: 'at+jwt' })
      .setSubject('u1')
      .setIssuer(issuer.issuer)
      .setAudience(issuer.audience)
      .setExpirationTime('5m')
      .sign(key);
  const foreign = await generateKeyPair('ES256');
  const edwards = await generateKeyPair('EdDSA');
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(issuer.jwks.keys[0]));
  const unsigned = new UnsecuredJWT(claims)
    .setSubject('u1')
    .setIssuer(issuer.issuer)
    .setAudience(issuer.audience)
    .setExpirationTime('5m')
    .encode();
  const tokens = [
    await sign('ES256', foreign.privateKey),
    await sign('EdDSA', edwards.privateKey),
    await sign('HS256', publicKeyAsSecret),
    unsigned,
    '',
    'not.a.token',
    'x'.repeat(10_000),
  ];
  for (const token of tokens) expect(await issuer.verifier(token)).toBeUndefined();
});

it('remembers a token until it expires and not longer', async () => {
  let now = new Date();
  let lookups = 0;
  const key = await generateKeyPair('ES256');
  const verify = createTokenVerifier({
    issuer: issuer.issuer,
    audience: issuer.audience,
    keys: {
      find: async () => {
        lookups++;
        return key.publicKey;
      },
    },
    now: () => now,
  });
  const token = await new SignJWT({ scope: 'a.read' })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
    .setSubject('u1')
    .setIssuer(issuer.issuer)
    .setAudience(issuer.audience)
    .setExpirationTime('5m')
    .sign(key.privateKey);
  for (let i = 0; i < 20; i++) expect((await verify(token))?.userId).toBe('u1');
  expect(lookups).toBe(1);
  now = new Date(now.getTime() + 6 * 60_000);
  expect(await verify(token)).toBeUndefined();
});

it('does not call a token invalid because the keys cannot be fetched', async () => {
  const verify = createTokenVerifier({
    issuer: issuer.issuer,
    audience: issuer.audience,
    keys: { find: () => Promise.reject(new TypeError('fetch failed')) },
  });
  const refused = verify(await issuer.mintToken({ userId: 'u1' }));
  await expect(refused).rejects.toThrow(AppError);
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
