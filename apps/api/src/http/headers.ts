import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** reliability.md §4.3: what every answer carries; pages set their own policy before this default applies. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The policy of the console's page; `frameAncestors` lets named sites embed it (component mode). */
export function consolePolicy(
  nonce: string,
  {
    isHttps,
    identityOrigin,
    frameAncestors,
  }: { isHttps: boolean; identityOrigin: string | null; frameAncestors: string },
): string {
  const identity = identityOrigin ? ` ${identityOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${identity}`,
    `frame-src 'self' blob:${identity}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `form-action 'self'${identity}`,
    `frame-ancestors ${frameAncestors || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
