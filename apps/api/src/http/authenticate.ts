import type { Endpoint } from '@parterre/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';

/** What a verified access token says. */
export interface TokenClaims {
  userId: string;
  scopes: ReadonlySet<string>;
}

export interface AuthenticateDeps {
  verifyToken: (token: string) => Promise<TokenClaims | undefined>;
  loadActor: (userId: string, now: Date) => Promise<Actor | undefined>;
  now: () => Date;
}

/** The first gate: a valid token of a living user, with the scope the endpoint names. */
export function createAuthenticate({ verifyToken, loadActor, now }: AuthenticateDeps) {
  return async (request: FastifyRequest, endpoint: Endpoint): Promise<Actor> => {
    const header = request.headers.authorization;
    const claims = header?.startsWith('Bearer ') ? await verifyToken(header.slice('Bearer '.length)) : undefined;
    if (!claims) throw new AppError('UNAUTHENTICATED');
    if (!claims.scopes.has(endpoint.scope)) throw new AppError('FORBIDDEN', { details: { scope: endpoint.scope } });
    const actor = await loadActor(claims.userId, now());
    if (!actor) throw new AppError('UNAUTHENTICATED');
    return actor;
  };
}
