export interface PageHeaderOptions {
  /** First the provider's own origin, then the brands' (listClientOrigins). */
  clientOrigins: readonly string[];
  isHttps: boolean;
}

/** What every answer of the provider carries. The script-src is empty: nothing runs. */
export function providerHeaders({ clientOrigins, isHttps }: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      'script-src',
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${["'self'", ...clientOrigins].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': clientOrigins.length > 1 ? 'unsafe-none' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** The page that watches the session may be framed by the console, and runs its one script. */
export function checkSessionPolicy(clientOrigins: readonly string[]): string {
  const [, ...others] = clientOrigins;
  return `default-src 'none'; script-src 'self'; frame-ancestors ${["'self'", ...others].join(' ')}; base-uri 'none'; form-action 'none'`;
}
