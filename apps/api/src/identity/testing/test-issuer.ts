import { randomUUID } from 'node:crypto';
import { SCOPES } from '@parterre/contract/wire/scopes';
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../access-tokens/verify-token.ts';
import type { Region } from '../region.ts';

export interface TestToken {
  userId: string;
  scopes?: readonly string[];
  expiresInSeconds?: number;
  issuer?: string;
  audience?: string;
  /** The `typ` header. */
  type?: string;
  email?: string;
  isEmailVerified?: boolean;
  region?: Region;
}

export interface TestIssuer {
  issuer: string;
  audience: string;
  jwks: JSONWebKeySet;
  verifier: TokenVerifier;
  mintToken(token: TestToken): Promise<string>;
}

/** Signs access tokens as the provider would, with a key of its own and without a sign-in. */
export async function createTestIssuer(
  issuer = 'https://issuer.test/oidc',
  audience = 'https://issuer.test/api',
): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const kid = randomUUID();
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
  return {
    issuer,
    audience,
    jwks,
    verifier: createTokenVerifier({ issuer, audience, keys: { jwks } }),
    mintToken: (token) =>
      new SignJWT({
        scope: (token.scopes ?? SCOPES).join(' '),
        jti: randomUUID(),
        ...(token.email ? { email: token.email, email_verified: token.isEmailVerified ?? true } : {}),
        ...(token.region ? { region: token.region } : {}),
      })
        .setProtectedHeader({ alg: 'ES256', kid, typ: token.type ?? 'at+jwt' })
        .setSubject(token.userId)
        .setIssuer(token.issuer ?? issuer)
        .setAudience(token.audience ?? audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (token.expiresInSeconds ?? 300))
        .sign(privateKey),
  };
}
