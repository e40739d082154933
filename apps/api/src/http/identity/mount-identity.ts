import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider, Identity } from '#identity/create-identity.ts';
import { mountAccount } from './account/mount-account.ts';
import { mountPasskeys } from './account/mount-passkeys.ts';
import { mountSecondFactor } from './account/mount-second-factor.ts';
import { mountForgottenPassword } from './mount-forgotten-password.ts';
import { mountInteractions } from './mount-interactions.ts';
import { mountInvitations } from './mount-invitations.ts';
import { mountPageAssets } from './mount-page-assets.ts';
import { mountUserinfo } from './mount-userinfo.ts';

/** Mounts everything under `/oidc`: only the pages of accounts when an external provider is configured. */
export async function mountIdentity(
  app: FastifyInstance,
  { provider, accountPages, loadActor }: Pick<Identity, 'provider' | 'accountPages' | 'loadActor'>,
): Promise<void> {
  await app.register(async (scope) => mountPageAssets(scope, accountPages));
  await app.register(async (scope) => mountInvitations(scope, accountPages));
  if (!provider) return;
  await app.register(async (scope) => mountInteractions(scope, provider));
  await app.register(async (scope) => mountAccount(scope, provider));
  await app.register(async (scope) => mountForgottenPassword(scope, provider));
  await app.register(async (scope) => mountSecondFactor(scope, provider));
  await app.register(async (scope) => mountPasskeys(scope, provider));
  await app.register(async (scope) => mountUserinfo(scope, provider, loadActor));
  await app.register(async (scope) => mountProvider(scope, provider));
}

/** A limit per address, which may be a whole office. Each begun sign-in is stored for an hour. */
const SIGN_INS_BEGUN_PER_MINUTE = 120;

/**
 * Passes requests to the provider that no other route of `/oidc` handles. The provider reads the body itself, and
 * always sees PUBLIC_URL as its address, whatever a proxy or a client claims.
 */
function mountProvider(app: FastifyInstance, { provider, addresses }: EmbeddedProvider): void {
  const answer = provider.callback();
  const { host, protocol } = new URL(addresses.publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const method = ['GET', 'HEAD', 'POST', 'OPTIONS'];
  app.route({ method, url: '/oidc/*', handler: passToProvider });
  app.route({
    method,
    url: '/oidc/auth',
    config: { rateLimit: { max: SIGN_INS_BEGUN_PER_MINUTE } },
    handler: passToProvider,
  });

  async function passToProvider(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const { raw } = request;
    reply.raw.setHeader('x-request-id', request.id);
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    // The address that the trusted proxies report, for the list of sessions.
    raw.headers['x-forwarded-for'] = request.ip;
    const originalUrl = raw.url ?? '/oidc/';
    await answer(Object.assign(raw, { originalUrl, url: originalUrl.slice('/oidc'.length) }), reply.raw);
  }
}
