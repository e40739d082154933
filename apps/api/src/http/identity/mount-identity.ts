import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../identity/create-identity.ts';
import { mountInteractions } from './mount-interactions.ts';
import { mountPageAssets } from './mount-page-assets.ts';
import { mountProvider } from './mount-provider.ts';
import { mountUserinfo } from './mount-userinfo.ts';

/** Everything under `/oidc`; nothing when an external provider is configured. */
export async function mountIdentity(app: FastifyInstance, { provider }: Pick<Identity, 'provider'>): Promise<void> {
  if (!provider) return;
  await app.register(async (scope) => mountPageAssets(scope, provider));
  await app.register(async (scope) => mountInteractions(scope, provider));
  await app.register(async (scope) => mountUserinfo(scope, provider));
  await app.register(async (scope) => mountProvider(scope, provider));
}
