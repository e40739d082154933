import type { FastifyInstance } from 'fastify';
import type { EmbeddedProvider } from '../../identity/create-identity.ts';

/**
 * Hands what the other routes of `/oidc` leave over to the provider, which reads the body itself. The address it believes
 * to be called at is always PUBLIC_URL, whatever a proxy or a caller claims.
 */
export function mountProvider(app: FastifyInstance, { provider, publicUrl }: EmbeddedProvider): void {
  const answer = provider.callback();
  const { host, protocol } = new URL(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    url: '/oidc/*',
    handler: async (request, reply) => {
      reply.hijack();
      const { raw } = request;
      reply.raw.setHeader('x-request-id', request.id);
      raw.headers['x-forwarded-host'] = host;
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      const originalUrl = raw.url ?? '/oidc/';
      await answer(Object.assign(raw, { originalUrl, url: originalUrl.slice('/oidc'.length) }), reply.raw);
    },
  });
}
