import { API_BASES, type Endpoint } from '@parterre/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { BoundEndpoint } from '../bind.ts';
import { type AnswerDeps, answerEndpoint } from './answer-endpoint.ts';
import { compileSerialiser } from './serialise.ts';

const BODY_LIMIT_BYTES = 8 * 1024 * 1024;

/** Mounts every endpoint under its base: one Fastify plugin per base, so that each can be served elsewhere. */
export async function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  deps: AnswerDeps,
): Promise<void> {
  for (const base of API_BASES) {
    await app.register(
      async (api) => {
        for (const bound of endpoints.filter(({ endpoint }) => endpoint.base === base)) mount(api, bound, deps);
      },
      { prefix: `/api/${base}` },
    );
  }
}

function mount(api: FastifyInstance, bound: BoundEndpoint, deps: AnswerDeps): void {
  const { endpoint } = bound;
  const serialise = endpoint.response.kind === 'json' ? compileSerialiser(endpoint.response.schema) : () => '';
  api.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    bodyLimit: endpoint.upload?.maxBytes ?? BODY_LIMIT_BYTES,
    config: { operationId: endpoint.id },
    handler: (request, reply) => answerEndpoint(bound, serialise, deps, request, reply),
  });
}

const fastifyPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
