export interface PageHeaderOptions {
  /** The provider's own origin first, then those of the brands (listClientOrigins). */
  clientOrigins: readonly string[];
  /** True if other sites may embed the console, which then signs in in a window beside its frame. */
  isEmbedded: boolean;
  isHttps: boolean;
}

/**
 * Returns the headers of every answer of the provider. Its script-src is empty, so that no script runs but one
 * that a page allows (allowScript). A window that was opened by a page of another origin, or by a frame in another site,
 * has to keep its opener until it returns.
 */
export function providerHeaders({ clientOrigins, isEmbedded, isHttps }: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      'script-src',
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `form-action ${["'self'", ...clientOrigins].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cross-origin-opener-policy': clientOrigins.length > 1 || isEmbedded ? 'unsafe-none' : 'same-origin-allow-popups',
    ...baseHeaders(isHttps),
  };
}

/** Returns the policy of pages that may run the one script at this address, and nothing else. */
export const allowScript = (policy: string, address: string): string =>
  policy.replace(' script-src;', ` script-src ${address};`);

/** The headers that every answer of the server has, of the provider and of the API. */
export const baseHeaders = (isHttps: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** The policy of an answer that loads nothing and that nobody frames. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Returns the policy of the page that watches the session, which runs one script. The console may frame it, also where
 * the console itself is embedded in a site of `frameAncestors`.
 */
export function checkSessionPolicy(clientOrigins: readonly string[], frameAncestors: readonly string[]): string {
  const [, ...others] = [...clientOrigins, ...frameAncestors];
  return `default-src 'none'; script-src 'self'; frame-ancestors ${["'self'", ...others].join(' ')}; base-uri 'none'; form-action 'none'`;
}
