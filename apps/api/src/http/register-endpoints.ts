import { API_BASES, type Endpoint, type Method } from '@parterre/contract/wire/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BoundEndpoint } from '../bind.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import { type AnswerDeps, answerEndpoint } from './answer-endpoint.ts';
import { compileSerialiser } from './serialise.ts';

interface AuthenticateStep {
  authenticate: (request: FastifyRequest, endpoint: Endpoint) => Promise<Actor>;
}

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Mounts every endpoint under its base: one Fastify plugin per base, so that each can be served elsewhere. */
export async function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  deps: AnswerDeps & AuthenticateStep,
): Promise<void> {
  app.decorateRequest('actor', null);
  for (const base of API_BASES) {
    await app.register(
      async (api) => {
        const own = endpoints.filter(({ endpoint }) => endpoint.base === base);
        for (const bound of own) mount(api, bound, deps);
        refuseOtherMethods(
          api,
          own.map(({ endpoint }) => endpoint),
        );
      },
      { prefix: `/api/${base}` },
    );
  }
}

function mount(api: FastifyInstance, bound: BoundEndpoint, deps: AnswerDeps & AuthenticateStep): void {
  const { endpoint } = bound;
  const serialise = endpoint.response.kind === 'json' ? compileSerialiser(endpoint.response.schema) : () => '';
  api.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    bodyLimit: endpoint.upload?.maxBytes ?? BODY_LIMIT_BYTES,
    config: { operationId: endpoint.id },
    // Before the body is read: nobody makes the server parse what they may not send.
    preParsing: async (request) => {
      request.actor = await deps.authenticate(request, endpoint);
    },
    handler: (request, reply) => answerEndpoint(bound, serialise, deps, request, reply),
  });
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A path of the contract with a method it does not have: 405 that names those it has. */
function refuseOtherMethods(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/\{\w+\}/g, ':_');
    byPath.set(path, [...(byPath.get(path) ?? []), endpoint]);
  }
  for (const [url, known] of byPath) {
    const allowed = known.map(({ method }) => method);
    api.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      handler: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('METHOD_NOT_ALLOWED', { detail: `This path takes ${allowed.join(', ')}.` });
      },
    });
  }
}

const fastifyPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before a handler of the contract runs. */
    actor: Actor | null;
  }
}
