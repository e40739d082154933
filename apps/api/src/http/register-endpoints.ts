import { API_BASES, bodyLimitOf, type Endpoint } from '@parterre/contract/wire/endpoint';
import buildSerialiser from 'fast-json-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../identity/actor.ts';
import type { AnyVerb } from '../verb.ts';
import { type AnswerDeps, answerEndpoint } from './answer-endpoint.ts';
import type { Serialise } from './send-answer.ts';
import { isStreamOfEvents } from './send-events.ts';

interface AuthenticateStep {
  authenticate: (request: FastifyRequest, endpoint: Endpoint) => Promise<Actor>;
}

/**
 * Mounts every endpoint under its base, with one Fastify plugin per base, so that each base can be served elsewhere.
 */
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
  const { response } = endpoint;
  const serialise = response.kind === 'json' ? (answer: unknown) => serialiserOf(response.schema)(answer) : () => '';
  api.route({
    method: endpoint.method,
    url: fastifyPath(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    // A stream of events never ends, so it has no HEAD route.
    exposeHeadRoute: !isStreamOfEvents(endpoint),
    config: { operationId: endpoint.id },
    // Authenticates before the body is read, so that nobody can make the server parse a body without permission.
    preParsing: async (request) => {
      request.actor = await deps.authenticate(request, endpoint);
    },
    handler: (request, reply) => answerEndpoint({ verb, serialise, deps }, request, reply),
  });
}

const fastifyPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');

type Json = { [key: string]: unknown };

/** Schema keywords that name or limit a value and do not change how it is serialised. */
const SAYS_NOTHING_OF_WRITING = new Set(['definitions', '$schema', 'id', '$id', 'format', 'pattern', 'propertyNames']);

const compiled = new WeakMap<z.ZodType, Serialise>();

/** Compiles at the first answer: at the start, 300 schemas would cost a second and a half before anybody is served. */
function serialiserOf(schema: z.ZodType): Serialise {
  const known = compiled.get(schema);
  if (known) return known;
  const serialise = compileSerialiser(schema);
  compiled.set(schema, serialise);
  return serialise;
}

/**
 * Compiles a serialiser from the contract's schema. It is faster than JSON.stringify, and no undeclared field leaves
 * the server.
 */
function compileSerialiser(schema: z.ZodType): Serialise {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' }) as Json;
  const definitions = (json.definitions ?? {}) as Record<string, Json>;
  return buildSerialiser(simplify(json, definitions) as Parameters<typeof buildSerialiser>[0]);
}

/** Resolves references and turns `X | null` into a nullable X, which the compiler handles without branches. */
function simplify(value: unknown, definitions: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((item) => simplify(item, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const json = value as Json;
  if (typeof json.$ref === 'string') return simplify(definitions[json.$ref.replace('#/definitions/', '')], definitions);
  const kept = Object.fromEntries(
    Object.entries(json).filter(([keyword]) => !SAYS_NOTHING_OF_WRITING.has(keyword)),
  ) as Json;
  const withoutNull = Array.isArray(kept.anyOf) ? kept.anyOf.filter((option) => (option as Json).type !== 'null') : [];
  if (Array.isArray(kept.anyOf) && withoutNull.length === 1 && kept.anyOf.length === 2) {
    return { ...(simplify(withoutNull[0], definitions) as Json), nullable: true };
  }
  return Object.fromEntries(
    Object.entries(kept).map(([key, item]) => [
      key,
      key === 'properties' ? simplifyEach(item as Json, definitions) : simplify(item, definitions),
    ]),
  );
}

/** Simplifies the values only: names of properties are not keywords, even `id` or `format`. */
const simplifyEach = (properties: Json, definitions: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, item]) => [name, simplify(item, definitions)]));

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, set before a handler of the contract runs. */
    actor: Actor | null;
  }
}
