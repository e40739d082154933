import { createHash } from 'node:crypto';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from '#errors.ts';
import type { Region } from '../region.ts';

export interface TokenVerifierOptions {
  issuer: string;
  audience: string;
  /** Our own public keys, or a function that finds the keys of another issuer (createRemoteKeys). */
  keys: { jwks: JSONWebKeySet } | { find: JWTVerifyGetKey };
  /** The clock; that of the system by default. */
  now?: () => Date;
}

export interface VerifiedToken {
  /** The `sub` claim; null when the token has none. */
  userId: string | null;
  /** The address in lower case; null unless the issuer has verified it. */
  email: string | null;
  scopes: ReadonlySet<string>;
  /** The `sid` claim of our own tokens (user-sessions.ts); null when the token has none. */
  sessionId: string | null;
  region: Region | null;
}

/** Returns undefined for an invalid or expired token. Throws UNAVAILABLE when the issuer's keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken | undefined>;

const CLOCK_TOLERANCE_SECONDS = 30;
const CACHED_TOKENS = 2_000;
const TOKEN_LENGTH_MAX = 8_192;

/**
 * Checks signature (RS256 or ES256 only), type, issuer, audience and times. A valid token is kept by its hash until it
 * expires, so that a page of calls costs one signature check.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { now = () => new Date() } = options;
  const keys = 'jwks' in options.keys ? createLocalJWKSet(options.keys.jwks) : options.keys.find;
  const cache = new LRUCache<string, { token: VerifiedToken; expiresAtMs: number }>({ max: CACHED_TOKENS });

  return async (token) => {
    if (token.length > TOKEN_LENGTH_MAX) return undefined;
    const hash = createHash('sha256').update(token).digest('base64');
    const cached = cache.get(hash);
    if (cached && cached.expiresAtMs > now().getTime()) return cached.token;
    cache.delete(hash);
    const payload = await findPayload(token, keys, options, now());
    if (!payload) return undefined;
    const verified = toVerified(payload);
    cache.set(hash, { token: verified, expiresAtMs: (payload.exp ?? 0) * 1000 });
    return verified;
  };
}

async function findPayload(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience }: TokenVerifierOptions,
  currentDate: Date,
): Promise<JWTPayload | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate,
    });
    return isAccessTokenType(protectedHeader.typ) ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw new AppError('UNAVAILABLE', {
      detail: 'The identity provider cannot be reached. Try again in a moment.',
      cause: error,
    });
  }
}

const isAccessTokenType = (type: string | undefined): boolean =>
  ['at+jwt', 'jwt'].includes((type ?? '').toLowerCase().replace(/^application\//, ''));

function toVerified(payload: JWTPayload): VerifiedToken {
  const { sub, email, email_verified: isEmailVerified, scope } = payload;
  return {
    userId: sub ?? null,
    email: typeof email === 'string' && isEmailVerified === true ? email.toLowerCase() : null,
    scopes: new Set(toScopes(scope ?? payload.scp)),
    sessionId: typeof payload.sid === 'string' ? payload.sid : null,
    region: toRegion(payload.region),
  };
}

/** Scopes are separated by spaces (RFC 9068), but some issuers send a list. */
function toScopes(scope: unknown): string[] {
  if (typeof scope === 'string') return scope.split(' ').filter(Boolean);
  return Array.isArray(scope) ? scope.filter((name) => typeof name === 'string') : [];
}

function toRegion(claim: unknown): Region | null {
  if (typeof claim !== 'object' || claim === null || !('id' in claim) || !('name' in claim)) return null;
  const { id, name } = claim;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
}
