import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

interface KnownPath {
  url: string;
  pattern: RegExp;
  methods: Set<string>;
}

/**
 * Answers 405 with the allowed methods for a known path with another method, before authentication and before the body
 * is read (RFC 9110 §15.5.6). OPTIONS gets the same list. Must be added before the routes.
 */
export function refuseOtherMethods(app: FastifyInstance): void {
  const paths = new Map<string, KnownPath>();
  const nearer = new Map<string, KnownPath[]>();
  app.addHook('onRoute', ({ url, method }) => {
    const shape = toShape(url);
    const known = paths.get(shape) ?? { url: shape, pattern: toPattern(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(shape, known);
  });
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const route = request.is404 ? '' : toShape(request.routeOptions.url ?? '');
    const candidates = nearer.get(route) ?? findNearer([...paths.values()], paths.get(route));
    nearer.set(route, candidates);
    const known = candidates.find(({ pattern }) => pattern.test(path));
    if (known && !known.methods.has(request.method)) return refuse(request, reply, known.methods);
  });
}

/**
 * A literal path that matches a route's parameter does not belong to the route: `/venues/countries` is not a venue.
 * Without a route, all paths are returned. The most literal one comes first.
 */
function findNearer(paths: KnownPath[], route: KnownPath | undefined): KnownPath[] {
  const found = route ? paths.filter((one) => one !== route && route.pattern.test(one.url)) : paths;
  return found.sort((a, b) => (toRank(a.url) < toRank(b.url) ? -1 : 1));
}

/** Ignores the names of parameters, because `/holds/:hold` and `/holds/:holdId` are one path. */
const toShape = (url: string): string => url.replace(/:\w+/g, ':x');

/** Returns a sort key: literal parts come before parameters, and parameters before wildcards. */
const toRank = (url: string): string => url.replace(/:\w+/g, '\uFFFE').replace('*', '\uFFFF');

function refuse(request: FastifyRequest, reply: FastifyReply, methods: Set<string>): FastifyReply {
  const allowed = [...new Set([...methods, 'OPTIONS'])].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join(', ');
  reply.header('allow', allowed);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new AppError('METHOD_NOT_ALLOWED', { detail: `This path allows ${allowed}.` });
}

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const toPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  );
