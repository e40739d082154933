import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { providerHeaders } from '#identity/provider/page-headers.ts';
import { findUserById } from '#identity/users/users.ts';

/** Mounts the userinfo endpoint for our JWT access tokens. The library's own accepts opaque tokens only. */
export function mountUserinfo(app: FastifyInstance, embedded: EmbeddedProvider): void {
  const { clientOrigins, publicUrl, database, verifyToken } = embedded;
  const headers = providerHeaders({ clientOrigins, isHttps: publicUrl.startsWith('https:') });
  const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'Origin' });
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
    const user = verified && (await findUserById(database, verified.userId));
    if (!verified || !user || user.isDisabled)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token' });
    const { id: sub, name, email } = user;
    return { sub, name, email, email_verified: true, ...(verified.region ? { region: verified.region } : {}) };
  }
}
