import { API_BASES, bodyLimitOf, type Endpoint } from '@parterre/contract/wire/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../identity/actor.ts';
import type { AnyVerb } from '../verb.ts';
import { type AnswerDeps, answerEndpoint } from './answer-endpoint.ts';
import { EVENT_STREAM } from './send-events.ts';
import { compileSerialiser } from './serialise.ts';

interface AuthenticateStep {
  authenticate: (request: FastifyRequest, endpoint: Endpoint) => Promise<Actor>;
}

/** Mounts every endpoint under its base: one Fastify plugin per base, so that each can be served elsewhere. */
export async function registerEndpoints(
  app: FastifyInstance,
  verbs: readonly AnyVerb[],
  deps: AnswerDeps & AuthenticateStep,
): Promise<void> {
  app.decorateRequest('actor', null);
  for (const base of API_BASES) {
    await app.register(
      async (api) => {
        const own = verbs.filter(({ endpoint }) => endpoint.base === base);
        for (const verb of own) mount(api, verb, deps);
      },
      { prefix: `/api/${base}` },
    );
  }
}

function mount(api: FastifyInstance, verb: AnyVerb, deps: AnswerDeps & AuthenticateStep): void {
  const { endpoint } = verb;
  const serialise = endpoint.response.kind === 'json' ? compileSerialiser(endpoint.response.schema) : () => '';
  api.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    // A stream of events never ends: there is nothing to say of it in a head.
    exposeHeadRoute: !isStreamOfEvents(endpoint),
    config: { operationId: endpoint.id },
    // Before the body is read: nobody makes the server parse what they may not send.
    preParsing: async (request) => {
      request.actor = await deps.authenticate(request, endpoint);
    },
    handler: (request, reply) => answerEndpoint(verb, serialise, deps, request, reply),
  });
}

const isStreamOfEvents = ({ response }: Endpoint): boolean =>
  response.kind === 'stream' && response.contentType === EVENT_STREAM;

const fastifyPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before a handler of the contract runs. */
    actor: Actor | null;
  }
}
