import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AccountPages } from '#identity/create-identity.ts';
import { CLOSED_POLICY, checkSessionPolicy, providerHeaders } from '#identity/provider/page-headers.ts';
import { ICONS } from '#identity/provider/pages/logos.ts';
import { PASSKEY_SCRIPT } from '#identity/provider/pages/passkey-script.ts';
import { drawPicture } from '#identity/provider/pages/picture.ts';
import { STYLESHEET } from '#identity/provider/pages/stylesheet.ts';
import { CHECK_SESSION_PAGE, CHECK_SESSION_SCRIPT } from '#identity/provider/session-state.ts';
import { findFolder } from '#process/find-folder.ts';

/**
 * Mounts the stylesheet, letters, pictures and icons of the pages, and the page that watches the session. All are built once, at
 * the start.
 */
export function mountPageAssets(
  app: FastifyInstance,
  { clientOrigins, isEmbedded, addresses, env }: AccountPages,
): void {
  const headers = providerHeaders({ clientOrigins, isEmbedded, isHttps: addresses.isHttps });
  for (const [name, { type, text }] of Object.entries(listAssets())) {
    app.get(`/oidc/assets/${name}`, { config: { rateLimit: false } }, async (_request, reply) =>
      reply
        .headers({ ...headers, 'content-security-policy': CLOSED_POLICY, 'cache-control': 'public, max-age=3600' })
        .type(type)
        .send(text),
    );
  }
  app.get('/oidc/check-session', { config: { rateLimit: false } }, async (_request, reply) =>
    reply
      .headers({
        ...headers,
        'content-security-policy': checkSessionPolicy(clientOrigins, env.FRAME_ANCESTORS),
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(CHECK_SESSION_PAGE),
  );
}

function listAssets(): Record<string, { type: string; text: string | Buffer }> {
  const svg = (text: string) => ({ type: 'image/svg+xml', text });
  const pictures = ICONS.flatMap(({ name, svg: icon }) => [
    [`icon-${name}.svg`, svg(icon)],
    [`picture-${name}.svg`, svg(drawPicture(name, 'light'))],
    [`picture-${name}-dark.svg`, svg(drawPicture(name, 'dark'))],
  ]);
  const letters = findFolder(
    import.meta.url,
    '../../../../console/src/brands/fonts/',
    '../../console/src/brands/fonts/',
  );
  return {
    'pages.css': { type: 'text/css; charset=utf-8', text: STYLESHEET },
    'check-session.js': { type: 'text/javascript; charset=utf-8', text: CHECK_SESSION_SCRIPT },
    'passkeys.js': { type: 'text/javascript; charset=utf-8', text: PASSKEY_SCRIPT },
    ...Object.fromEntries(pictures),
    ...(letters && { [LETTERS]: { type: 'font/woff2', text: readFileSync(join(letters, LETTERS)) } }),
  };
}

/** The console's own, which are not in the bundle; without them the pages have the letters of the system. */
const LETTERS = 'latin-letters.woff2';
