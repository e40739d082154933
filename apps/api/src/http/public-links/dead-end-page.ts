import { type Brand, type Greys, NEUTRALS, SCALES } from '@parterre/contract/wire/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '#addresses.ts';
import { CLOSED_POLICY } from '#identity/provider/page-headers.ts';
import { Html, html } from '#identity/provider/pages/html.ts';
import { drawLogo } from '#identity/provider/pages/logos.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { listAccepted, pickLanguage } from '#texts/pick-language.ts';
import { newNonce } from '../headers.ts';

/**
 * The reason for the page. `nowhere`: the link is unknown, paused, deleted or not allowed, and visitors do not learn
 * which. `busy`: it may work later.
 */
export type DeadEnd = keyof Language['deadEnds'];

/** Sends the page for visitors who cannot be redirected. The caller has set the status. */
export function sendDeadEnd(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, siteAt }: { kind: DeadEnd } & Pick<Addresses, 'siteAt'>,
): FastifyReply {
  const nonce = newNonce();
  const page = renderDeadEnd({
    kind,
    nonce,
    brand: siteAt(request.host).brand,
    acceptLanguage: request.headers['accept-language'],
  });
  return reply
    .headers({
      ...PUBLIC_HEADERS,
      'content-security-policy': `${CLOSED_POLICY}; form-action 'none'; style-src 'nonce-${nonce}'`,
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The headers of every answer at a public address. */
export const PUBLIC_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export interface DeadEndOptions {
  kind: DeadEnd;
  brand: Brand;
  /** The nonce for the policy of the page, which has one style sheet. */
  nonce: string;
  acceptLanguage: string | undefined;
}

/**
 * Renders the page for visitors who cannot be redirected: the console's not-found page without script or further
 * requests.
 */
export function renderDeadEnd({ kind, brand, nonce, acceptLanguage }: DeadEndOptions): string {
  const { tag, deadEnds } = pickLanguage(...listAccepted(acceptLanguage));
  const { title, text, advice } = deadEnds[kind];
  return html`<!doctype html>
<html lang="${tag}" data-brand="${brand.colour}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${brand.displayName}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>${drawLogo(brand)}<h1>${title}</h1><p>${text}</p><p>${advice}</p></main>
</body>
</html>
`.text;
}

const toRules = (step: 400 | 600): string =>
  Object.entries(SCALES)
    .map(([colour, scale]) => `[data-brand=${colour}]{--primary:${scale[step]}}`)
    .join('');

const toGreys = ({ canvas, text, text2 }: Greys): string => `--canvas:${canvas};--text:${text};--text-2:${text2}`;

const STYLE = new Html(`:root{color-scheme:light dark;${toGreys(NEUTRALS.light)}}
${toRules(600)}
@media(prefers-color-scheme:dark){:root{${toGreys(NEUTRALS.dark)}}
${toRules(400)}}
html,body{margin:0;min-height:100%}
body{min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;box-sizing:border-box;
background:var(--canvas);color:var(--text);text-align:center;font:14px/20px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
svg{width:36px;height:36px;color:var(--primary)}
h1{margin:16px 0 4px;font:600 18px/26px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif;letter-spacing:-.01em}
p{margin:0 0 8px;max-width:420px;color:var(--text-2);text-wrap:balance}`);
