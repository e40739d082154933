import { ShortUrlSlug } from '@parterre/contract/short-urls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '#addresses.ts';
import { toHttpStatus } from '#http/problem.ts';
import type { Log } from '#process/log.ts';
import { type DeadEnd, PUBLIC_HEADERS, sendDeadEnd } from '../dead-end-page.ts';
import { createQuota } from '../quota.ts';
import { readVisitor } from '../visitor.ts';
import { isVisit } from './is-visit.ts';
import { createVisitCounter, type VisitSource } from './visit-counter.ts';
import { createVisitLimit } from './visit-limit.ts';

export interface ShortUrlDeps {
  links: VisitSource & { find(slug: string): Promise<LinkTarget | undefined> };
  now: () => Date;
  addresses: Pick<Addresses, 'siteAt'>;
  log: Log;
}

/** The target of a slug, with the link and the day that its visits count for. */
export interface LinkTarget {
  promoterId: number;
  shortUrlId: number;
  url: string;
  visitedOn: string;
}

interface Route {
  Params: { slug: string };
}

/**
 * The number of unknown addresses that a network may request per minute: people mistype a few, and more is guessing.
 */
const MISSES = { most: 60, windowMs: 60_000 };
const RETRY_SECONDS = 5;

/**
 * Serves `/s/:slug` to everybody: redirects to the link's target, or shows a page when there is none. Visits are
 * counted in memory and written later, so that counting neither delays nor breaks the redirect.
 */
export async function mountShortUrls(app: FastifyInstance, deps: ShortUrlDeps): Promise<void> {
  const misses = createQuota(MISSES);
  const visitLimit = createVisitLimit();
  const visits = createVisitCounter(deps.links, deps.log);
  app.addHook('onClose', () => visits.close());

  const visit = async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const now = deps.now();
    const visitor = readVisitor(request.ip, request.headers);
    const waitMs = misses.waitMs(visitor.network, now);
    if (waitMs > 0) return endAt(request, reply.code(429).header('retry-after', Math.ceil(waitMs / 1000)), 'busy');
    const { data: slug } = ShortUrlSlug.safeParse(request.params.slug);
    const target = slug === undefined ? undefined : await deps.links.find(slug);
    if (!target) {
      misses.spend(visitor.network, now);
      return endAt(request, reply.code(404), 'nowhere');
    }
    if (isVisit(request) && visitLimit.admits(target.shortUrlId, visitor, now)) visits.add(target);
    return reply.headers(PUBLIC_HEADERS).redirect(target.url, 302);
  };

  const endAt = (request: FastifyRequest, reply: FastifyReply, kind: DeadEnd): FastifyReply =>
    sendDeadEnd(request, reply, { kind, siteAt: deps.addresses.siteAt });

  await app.register(async (links) => {
    links.setErrorHandler((error, request, reply) => {
      const status = toHttpStatus(error);
      if (status >= 500) deps.log.error({ err: error, requestId: request.id }, 'a short link failed');
      if (status === 503) reply.header('retry-after', RETRY_SECONDS);
      return endAt(request, reply.code(status), 'busy');
    });
    for (const url of ['/s/:slug', '/s/:slug/']) links.get<Route>(url, visit);
  });
}
