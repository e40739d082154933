import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { baseHeaders } from '../identity/provider/page-headers.ts';
import type { Environment } from '../process/env.ts';

/** The headers of every answer, unless a page sets its own. */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  ...baseHeaders(isHttps),
});

/** Adds the default headers. Pages set their own policies before these apply. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = Object.entries(securityHeaders(isHttps));
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** Returns a new nonce for the policy of one page: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The other origins that the console's page connects to. */
export interface ForeignOrigins {
  /** The identity provider, where it is not at the host of the page. */
  identity: string | null;
  /** The service that errors are sent to. */
  errors: string | null;
  /** The origins that a tag manager loads from and reports to; empty without one. */
  tags: readonly string[];
}

/** Our own provider stays at PUBLIC_URL, which is another origin for the consoles of the hosts in BRAND_HOSTS. */
export const findIdentityOrigin = (
  { OIDC_ISSUER, BRAND_HOSTS }: Pick<Environment, 'OIDC_ISSUER' | 'BRAND_HOSTS'>,
  authority: string,
): string | null => (OIDC_ISSUER !== undefined || BRAND_HOSTS.length > 0 ? new URL(authority).origin : null);

export const noForeignOrigins: ForeignOrigins = { identity: null, errors: null, tags: [] };

/** The content security policy of the console's page. `frameAncestors` lets named sites embed it (component mode). */
export function consolePolicy(
  nonce: string,
  {
    isHttps,
    origins,
    frameAncestors,
  }: { isHttps: boolean; origins: ForeignOrigins; frameAncestors: readonly string[] },
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
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The policy of the page that renews a session, which the console frames. Inside another site browsers check it against
 * that site too.
 */
export const silentRenewPolicy = (frameAncestors: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${["'self'", ...frameAncestors].join(' ')}; base-uri 'none'; form-action 'none'`;
