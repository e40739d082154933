import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The headers of every answer, unless a page sets its own. */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Adds the default headers. Pages set their own policies before these apply. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = Object.entries(securityHeaders(isHttps));
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The other origins that the console's page connects to. */
export interface ForeignOrigins {
  /** An external identity provider. */
  identity: string | null;
  /** The service that errors are sent to. */
  errors: string | null;
  /** The origins that a tag manager loads from and reports to; empty without one. */
  tags: readonly string[];
}

export const noForeignOrigins: ForeignOrigins = { identity: null, errors: null, tags: [] };

/** The content security policy of the console's page. `frameAncestors` lets named sites embed it (component mode). */
export function consolePolicy(
  nonce: string,
  { isHttps, origins, frameAncestors }: { isHttps: boolean; origins: ForeignOrigins; frameAncestors: string },
): string {
  const identity = origins.identity ? ` ${origins.identity}` : '';
  const errors = origins.errors ? ` ${origins.errors}` : '';
  const tags = origins.tags.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${identity}${errors}${tags}`,
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
