import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import type { ActorLoader } from '#identity/load-actor.ts';
import { CLOSED_POLICY, providerHeaders } from '#identity/provider/page-headers.ts';
import { findUserById } from '#identity/users/users.ts';

/**
 * Mounts the userinfo endpoint for our JWT access tokens, because the library's own accepts opaque tokens only. A token
 * counts as long as it does for a read of the API: not after its session has ended or its user was deactivated.
 */
export function mountUserinfo(app: FastifyInstance, embedded: EmbeddedProvider, loadActor: ActorLoader): void {
  const { clientOrigins, isEmbedded, addresses, database, verifyToken, now } = embedded;
  const headers = providerHeaders({ clientOrigins, isEmbedded, isHttps: addresses.isHttps });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...headers,
      'content-security-policy': CLOSED_POLICY,
      'cache-control': 'no-store',
      vary: 'Origin',
    });
    const { origin } = request.headers;
    if (origin && clientOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });
  app.options('/oidc/userinfo', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-headers': 'authorization',
        'access-control-allow-methods': 'GET,POST',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );
  app.get('/oidc/userinfo', answer);
  app.post('/oidc/userinfo', answer);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const verified = scheme === 'Bearer' && token ? await verifyToken(token) : undefined;
    const actor = verified && (await loadActor(verified, now()));
    const user = actor && (await findUserById(database, actor.id));
    if (!verified || !user)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    const { id: sub, name, email } = user;
    return { sub, name, email, email_verified: true, ...(verified.region ? { region: verified.region } : {}) };
  }
}
