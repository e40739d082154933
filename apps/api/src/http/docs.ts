import { ENDPOINTS, type SluggedEndpoint } from '@parterre/contract/endpoints';
import { renderChannelGuideHtml } from '@parterre/contract/generate/channel-guide';
import { buildOpenApi } from '@parterre/contract/generate/openapi';
import { type Brand, NEUTRALS, SCALES } from '@parterre/contract/wire/brands';
import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../addresses.ts';
import { CLOSED_POLICY } from '../identity/provider/page-headers.ts';
import { escapeHtml } from '../texts/escape-html.ts';

const POLICY = `${CLOSED_POLICY}; form-action 'none'; style-src 'self'`;

/**
 * Serves `/openapi.json` and the page `/docs`, which is plain HTML, so that it needs no script and no exception to the
 * policy.
 */
export function addDocs(app: FastifyInstance, issuer: string, { siteAt }: Pick<Addresses, 'siteAt'>): void {
  // Written at the first request, because the document of a brand takes most of a second, and few ever ask for it.
  const documents = new Map<string, string>();
  const documentOf = ({ name, displayName }: Brand): string => {
    const known = documents.get(name);
    if (known !== undefined) return known;
    const document = JSON.stringify(buildOpenApi(issuer, displayName));
    documents.set(name, document);
    return document;
  };
  app.get('/openapi.json', async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentOf(siteAt(request.host).brand)),
  );
  app.get('/docs', async (request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(renderPage(siteAt(request.host).brand)),
  );
  app.get('/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

function renderPage({ displayName, colour }: Brand): string {
  const slugs = [...new Set(ENDPOINTS.map(({ slug }) => slug))];
  const links = slugs.map((slug) => `<a href="#${slug}">${slug}</a>`).join('');
  const sections = slugs
    .map(
      (slug) =>
        `<section id="${slug}"><h2>${slug}</h2>${ENDPOINTS.filter((call) => call.slug === slug)
          .map(renderCall)
          .join('')}</section>`,
    )
    .join('');
  return `<!doctype html><html lang="en-GB" data-brand="${colour}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${displayName} API</title><link rel="stylesheet" href="/docs/style.css"></head><body><nav aria-label="Resources"><a href="#channel-guide">selling</a>${links}</nav><main><h1>${displayName} API</h1><p>Every call, its scope and permission. The document for machines: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1). Errors are RFC 9457 problem documents. <a href="#channel-guide">Selling through the channel API, step by step</a>.</p>${renderChannelGuideHtml()}${sections}</main></body></html>`;
}

function renderCall({ endpoint }: SluggedEndpoint): string {
  const query = Object.keys(endpoint.query?.shape ?? {});
  const facts: [string, string][] = [
    ['Scope', endpoint.scope],
    ['Permission', endpoint.permission ?? 'any signed-in user'],
    ...(query.length ? ([['Query', query.join(', ')]] as [string, string][]) : []),
    [
      'Answers',
      `${endpoint.status ?? 200} ${endpoint.response.kind === 'json' ? 'application/json' : 'contentType' in endpoint.response ? endpoint.response.contentType : 'nothing'}`,
    ],
    ['Errors', endpoint.errors.join(', ') || 'the common ones'],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const example =
    endpoint.example === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(endpoint.example, null, 2))}</pre>`;
  return `<article id="${endpoint.id}"><h3><span class="method">${endpoint.method}</span> <code>/api/${endpoint.base}${escapeHtml(endpoint.path)}</code></h3><p>${escapeHtml(endpoint.summary)}</p><dl>${rows}</dl>${example}</article>`;
}

const COLOURS = Object.entries(SCALES).map(
  ([colour, scale]) =>
    `[data-brand=${colour}]{--brand:${scale[700]}}@media(prefers-color-scheme:dark){[data-brand=${colour}]{--brand:${scale[300]}}}`,
);

const STYLE = `${COLOURS.join('')}:root{color-scheme:light dark;--line:${NEUTRALS.light.line};--mute:${NEUTRALS.light.text2};--soft:${NEUTRALS.light.sunken}}
@media(prefers-color-scheme:dark){:root{--line:${NEUTRALS.dark.line};--mute:${NEUTRALS.dark.text2};--soft:#141820}}
body{margin:0;font:14px/1.5 "Inter Variable",system-ui,sans-serif;display:grid;grid-template-columns:200px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-right:1px solid var(--line);box-sizing:border-box;display:flex;flex-direction:column;gap:8px}
a{color:var(--brand);text-decoration:none}main{padding:24px 32px;max-width:900px}article{border-top:1px solid var(--line);padding:16px 0}
h1{font-size:24px}h2{font-size:18px;margin-top:32px}h3{font-size:14px;margin:0}.method{color:var(--brand)}p{margin:4px 0}
dl{display:grid;grid-template-columns:96px 1fr;margin:8px 0;gap:2px 12px}dt{color:var(--mute)}dd{margin:0}pre{background:var(--soft);padding:12px;border-radius:6px;overflow:auto}
@media(max-width:767px){body{display:block}nav{position:static;height:auto;flex-flow:row wrap;border:0}main{padding:16px}}`;
