import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { BRANDS, chooseFavicon } from '@parterre/contract/wire/brands';
import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { consolePolicy, type ForeignOrigins, newNonce, silentRenewPolicy } from './headers.ts';
import { sendProblem } from './problem.ts';

export interface ConsoleOptions {
  /** The folder of the built console; null to serve only the API. */
  folder: string | null;
  /** The runtime configuration for a host: brand, identity provider, API bases. */
  configOf: (host: string) => RuntimeConfig;
  isHttps: boolean;
  origins: ForeignOrigins;
  /** The origins that may embed the console. */
  frameAncestors: readonly string[];
}

/** Serves the assets, the runtime configuration, and one page with a fresh nonce for every route of the console. */
export async function addConsole(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  app.get('/config.json', { config: { rateLimit: false } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(options.configOf(request.host)),
  );
  const { folder } = options;
  if (!folder || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => sendProblem(new AppError('NOT_FOUND'), request, reply));
    return;
  }
  const renewPolicy = silentRenewPolicy(options.frameAncestors);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) for (const name of UNREAD) reply.removeHeader(name);
      if (path.includes('silent-renew.html')) reply.header('content-security-policy', renewPolicy);
    },
  });
  const openerPolicyOf = (url: string) =>
    options.frameAncestors.length > 0 && SIGN_IN_PAGE.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', consolePolicy(nonce, options))
      .header('cross-origin-opener-policy', openerPolicyOf(request.url))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(applyBrand(page, options.configOf(request.host)).replaceAll('__NONCE__', nonce));
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !/^\/(api|oidc|assets|media)\//.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? sendPage(request, reply) : sendProblem(new AppError('NOT_FOUND'), request, reply);
  });
}

/** The pages that a window to sign in passes, which has to keep the frame in another site that opened it. */
const SIGN_IN_PAGE = /^\/(?:login|signin-callback)(?:\?|$)/;

/**
 * What nobody reads of a file that never changes: a page loads dozens of them, and each would carry these 200 bytes
 * (ADR 24). They count towards the limit of requests like before.
 */
const UNREAD = [
  'accept-ranges',
  'etag',
  'last-modified',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** Puts the name and the icon of the brand on the page, so that they show before any script runs. */
export function applyBrand(page: string, { brand: name, market }: Pick<RuntimeConfig, 'brand' | 'market'>): string {
  const brand = BRANDS[name];
  return page
    .replace('<html ', `<html data-brand="${name}" `)
    .replace(/<title>.*?<\/title>/, `<title>${brand.displayName}</title>`)
    .replace(/(<link rel="icon"[^>]*href=")[^"]*/, `$1${chooseFavicon(brand, market)}`);
}
