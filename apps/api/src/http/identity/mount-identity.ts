import type { FastifyInstance } from 'fastify';
import type { Log } from '../../context.ts';
import type { Database } from '../../db/open.ts';
import type { Environment } from '../../env.ts';
import type { EmbeddedProvider, Identity } from '../../identity/create-identity.ts';
import { mountInteractions } from './mount-interactions.ts';
import { mountPageAssets } from './mount-page-assets.ts';
import { mountProvider } from './mount-provider.ts';
import { mountUserinfo } from './mount-userinfo.ts';

export interface MountIdentityDeps {
  identity: Identity;
  database: Database;
  env: Pick<Environment, 'SIGN_IN_LIMIT_PER_MINUTE' | 'ARGON2_MEMORY_KIB'>;
  now: () => Date;
  log: Log;
}

export interface MountedDeps extends MountIdentityDeps {
  embedded: EmbeddedProvider;
}

/** Everything under `/oidc`; nothing when an external provider is configured. */
export async function mountIdentity(app: FastifyInstance, deps: MountIdentityDeps): Promise<void> {
  const embedded = deps.identity.provider;
  if (!embedded) return;
  const mounted = { ...deps, embedded };
  await app.register(async (scope) => mountPageAssets(scope, embedded));
  await app.register(async (scope) => mountInteractions(scope, mounted));
  await app.register(async (scope) => mountUserinfo(scope, mounted));
  await app.register(async (scope) => mountProvider(scope, embedded));
}
