import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { CHANNEL_SCOPE } from '@parterre/contract/wire/scopes';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { KeyRing } from '../identity/api-keys/key-ring.ts';
import { readKeyHash } from '../identity/api-keys/key-text.ts';
import type { ActorLoader, Caller } from '../identity/load-actor.ts';

export interface TokenClaims extends Caller {
  scopes: ReadonlySet<string>;
}

export interface AuthenticateDeps {
  verifyToken: (token: string) => Promise<TokenClaims | undefined>;
  loadActor: ActorLoader;
  keys: KeyRing;
  now: () => Date;
}

/**
 * The first check: a valid token of an enabled user, or a valid key, with the scope that the endpoint names. `maxAgeMs`
 * limits the age of what is known of the user, where that is less than usual.
 */
export function createAuthenticate({ verifyToken, loadActor, keys, now }: AuthenticateDeps, maxAgeMs?: number) {
  return async (request: FastifyRequest, endpoint: Endpoint): Promise<Actor> => {
    const { authorization } = request.headers;
    const keyHash = readKeyHash(authorization);
    if (keyHash !== undefined) return admitKey(await keys.findActor(keyHash, now()), endpoint);
    const claims = authorization?.startsWith('Bearer ')
      ? await verifyToken(authorization.slice('Bearer '.length))
      : undefined;
    if (!claims) throw new AppError('UNAUTHENTICATED');
    if (endpoint.scope === CHANNEL_SCOPE || !claims.scopes.has(endpoint.scope)) throw missing(endpoint);
    const actor = await loadActor(claims, now(), maxAgeMs);
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return actor;
  };
}

/** Admits a key to the sales channel only. No token is ever admitted there. */
function admitKey(actor: Actor | undefined, endpoint: Endpoint): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (endpoint.scope !== CHANNEL_SCOPE) throw missing(endpoint);
  return actor;
}

const missing = ({ scope }: Endpoint): AppError => new AppError('FORBIDDEN', { details: { scope } });
