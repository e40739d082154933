import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import { admitsTokens, type Endpoint } from '@parterre/contract/wire/endpoint';
import { CHANNEL_SCOPE } from '@parterre/contract/wire/scopes';
import type { FastifyRequest } from 'fastify';
import { limitToFile } from '../context/list-files.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { KeyRing } from '../identity/api-keys/key-ring.ts';
import { readKeyHash } from '../identity/api-keys/key-text.ts';
import type { ActorLoader, Caller } from '../identity/load-actor.ts';
import { lookAs, looksOnly } from '../identity/look-as.ts';

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
 * Admits a valid token of an enabled user, or a valid key, with the scope of the endpoint. `maxAgeMs` limits the age of
 * the cached user further. A user who views as somebody else loses permissions here, before anything checks them.
 */
export function createAuthenticate({ verifyToken, loadActor, keys, now }: AuthenticateDeps, maxAgeMs?: number) {
  return async (request: FastifyRequest, endpoint: Endpoint): Promise<Actor> => {
    const { authorization } = request.headers;
    const keyHash = readKeyHash(authorization);
    if (keyHash !== undefined)
      return limit(admitKey(await keys.findActor(keyHash, now()), endpoint), request, endpoint);
    const claims = authorization?.startsWith('Bearer ')
      ? await verifyToken(authorization.slice('Bearer '.length))
      : undefined;
    if (!claims) throw new AppError('UNAUTHENTICATED');
    if (endpoint.scope === CHANNEL_SCOPE || !claims.scopes.has(endpoint.scope)) throw missing(endpoint);
    const actor = await loadActor(claims, now(), maxAgeMs);
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return limit(actor, request, endpoint);
  };
}

function limit(actor: Actor, request: FastifyRequest, endpoint: Endpoint): Actor {
  return limitToFile(limitToLook(actor, request, endpoint), request, endpoint);
}

function limitToLook(actor: Actor, { headers }: FastifyRequest, endpoint: Endpoint): Actor {
  const asWhom = headers[LOOK_AS_HEADER];
  if (typeof asWhom !== 'string' || actor.kind !== 'user') return actor;
  if (endpoint.method !== 'GET' && !endpoint.readOnly) throw looksOnly();
  return lookAs(actor, asWhom);
}

/** Admits a key to the sales channel only, and a user's token only to calls that tokens may make. */
function admitKey(actor: Actor | undefined, endpoint: Endpoint): Actor {
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (actor.salesKey ? endpoint.scope !== CHANNEL_SCOPE : endpoint.scope === CHANNEL_SCOPE) throw missing(endpoint);
  if (actor.token && !admitsTokens(endpoint)) throw new AppError('FORBIDDEN', { details: { isToken: true } });
  return actor;
}

const missing = ({ scope }: Endpoint): AppError => new AppError('FORBIDDEN', { details: { scope } });
