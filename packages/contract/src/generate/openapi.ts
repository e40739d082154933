import { z } from 'zod';
import { PRODUCT_VERSION } from '../choices/deployment-choices.ts';
import {
  SENT_KINDS,
  type SentKind,
  WEBHOOK_RETRY_SECONDS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '../choices/occurrence-choices.ts';
import { isReasonedCode } from '../choices/reasons.ts';
import { ENDPOINTS } from '../endpoints.ts';
import {
  admitsTokens,
  bodyLimitOf,
  type Endpoint,
  errorsOf,
  IDEMPOTENCY_KEY,
  IF_MATCH,
  type ResponseKind,
} from '../wire/endpoint.ts';
import { ERROR_CODES } from '../wire/error-codes.ts';
import { Problem } from '../wire/problem.ts';
import { CHANNEL_SCOPE, SCOPES } from '../wire/scopes.ts';
import { WEBHOOK_EVENTS, WEBHOOK_SUMMARIES } from '../wire/webhook-events.ts';
import { toPortable } from './portable-patterns.ts';

type Json = Record<string, unknown>;

/** Builds the OpenAPI 3.1 document of all bases under a brand's name; `issuer` is the URL of the identity provider. */
export function buildOpenApi(issuer: string, title = 'Parterre'): Json {
  const paths: Record<string, Json> = {};
  for (const { slug, endpoint } of ENDPOINTS) {
    const path = `/api/${endpoint.base}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(slug, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: PRODUCT_VERSION,
      description:
        'The back office of ticketed events. Errors are RFC 9457 problem documents with a stable `code`. A method a path does not have is answered with 405 and `Allow`. No text of any call may hold U+0000 or half of a surrogate pair.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    webhooks: Object.fromEntries(SENT_KINDS.map((kind) => [kind, { post: deliveryOf(kind) }])),
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        oidc: {
          type: 'openIdConnect',
          openIdConnectUrl: `${issuer}/.well-known/openid-configuration`,
          description: `Scopes: ${SCOPES.join(', ')}`,
        },
        apiKey: { type: 'http', scheme: 'bearer', description: 'The key of a sales channel: `parterre_…`' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that a user has made: `parterre_…`. It may do what was chosen for it, as far as its user still may.',
        },
      },
    },
  };
}

function operationOf(slug: string, endpoint: Endpoint): Json {
  const operation: Json = {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [slug],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    responses: responsesOf(endpoint),
    'x-permission': endpoint.permission,
    'x-tenant-source': endpoint.tenant,
  };
  const body = bodyOf(endpoint);
  if (body) operation.requestBody = body;
  return operation;
}

/** Returns the OpenAPI operation of a delivery: the request to a receiver and the answers expected from it. */
function deliveryOf(kind: SentKind): Json {
  const header = (name: string, description: string, example: string): Json => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string', examples: [example] },
  });
  return {
    summary: WEBHOOK_SUMMARIES[kind],
    description: `Signed as https://www.standardwebhooks.com says. Answer 2xx within ${WEBHOOK_TIMEOUT_SECONDS} seconds; what is not taken is sent again ${WEBHOOK_RETRY_SECONDS.length} times, later and later. It may come twice or in another order.`,
    tags: ['webhooks'],
    security: [],
    parameters: [
      header('webhook-id', 'The same whenever it is sent again', 'evt_4711'),
      header('webhook-timestamp', 'Seconds since 1970; refuse what is older than a few minutes', '1795458406'),
      header(
        'webhook-signature',
        'HMAC-SHA256 of `id.timestamp.body` with the secret after `whsec_`, base64',
        'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(WEBHOOK_EVENTS[kind], 'output') } },
    },
    responses: { '2XX': { description: 'Taken' }, '410': { description: 'Gone: nothing more is sent' } },
  };
}

function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.scope === CHANNEL_SCOPE) return [{ apiKey: [] }];
  return [{ oidc: [endpoint.scope] }, ...(admitsTokens(endpoint) ? [{ apiToken: [] }] : [])];
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const json = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required?.includes(name) ?? false),
    schema: property,
  }));
}

function headersOf(endpoint: Endpoint): Json[] {
  if (endpoint.method === 'GET' || endpoint.readOnly) return [];
  const header = (name: string, pattern: RegExp, example: string): Json => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: pattern.source, examples: [example] },
  });
  const headers = [header('Idempotency-Key', IDEMPOTENCY_KEY, '9f2c41d07be34a5c')];
  if (endpoint.errors.includes('STALE')) headers.push(header('If-Match', IF_MATCH, '"3"'));
  return headers;
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  const limit = { 'x-max-bytes': bodyLimitOf(endpoint) };
  if (endpoint.upload) {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    };
    return { ...limit, required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!endpoint.body) return undefined;
  const content: Json = { schema: jsonSchema(endpoint.body, 'input') };
  if (endpoint.example !== undefined) content.example = endpoint.example;
  // The body is optional if an empty object is valid, because an absent body is read as one.
  const required = !endpoint.body.safeParse({}).success;
  return { ...limit, required, content: { 'application/json': content } };
}

function responsesOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const { response } = endpoint;
  const answer: Json = { description: response.kind === 'none' ? 'Done' : 'OK' };
  if (response.kind === 'json')
    answer.content = {
      ...Object.fromEntries((endpoint.files ?? []).map((type) => [type, { schema: {} }])),
      'application/json': { schema: jsonSchema(response.schema, 'output') },
    };
  if (response.kind === 'binary' || response.kind === 'stream')
    answer.content = Object.fromEntries(
      [response.contentType, ...otherTypesOf(response)].map((type) => [type, { schema: {} }]),
    );
  if (response.kind === 'binary' && response.headers)
    answer.headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, description]) => [
        name,
        { description, schema: { type: 'string' } },
      ]),
    );
  const codes = errorsOf(endpoint);
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const reasons = isReasonedCode(code) ? endpoint.reasons?.[code] : undefined;
    const name = reasons ? `${code} (${reasons.join(', ')})` : code;
    byStatus.set(ERROR_CODES[code], [...(byStatus.get(ERROR_CODES[code]) ?? []), name]);
  }
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const errors = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([code, names]) => [String(code), { description: names.join(', '), content: problem }]);
  const isKept = response.kind === 'binary' ? { '304': { description: 'Not modified' } } : {};
  return { [String(status)]: answer, ...isKept, ...Object.fromEntries(errors) };
}

const otherTypesOf = (response: ResponseKind): readonly string[] =>
  response.kind === 'binary' ? (response.otherTypes ?? []) : [];

/** Returns the JSON Schema of a Zod schema; named schemas become references into `components`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const suffix = io === 'input' ? 'Input' : '';
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    target: 'draft-2020-12',
  }) as Json;
  return rewrite(json, suffix, json.$defs ? new Set(Object.keys(json.$defs)) : new Set());
}

const definitions = new Map<string, Json>();

function rewrite(json: Json, suffix: string, names: Set<string>): Json {
  const { $schema: _, $defs, id, ...rest } = json;
  for (const [name, definition] of Object.entries(($defs as Record<string, Json>) ?? {})) {
    definitions.set(`${name}${suffix}`, mapRefs(stripIds(definition), suffix, names) as Json);
  }
  const mapped = mapRefs(rest, suffix, names) as Json;
  if (typeof id !== 'string') return mapped;
  definitions.set(`${id}${suffix}`, mapped);
  return { $ref: `#/components/schemas/${id}${suffix}` };
}

function stripIds(json: Json): Json {
  const { id, ...rest } = json;
  return typeof id === 'string' ? rest : json;
}

function mapRefs(value: unknown, suffix: string, names: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => mapRefs(item, suffix, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === '$ref' && typeof item === 'string')
        return [key, `${item.replace('#/$defs/', '#/components/schemas/')}${suffix}`];
      if (key === 'pattern' && typeof item === 'string') return [key, toPortable(item)];
      return [key, mapRefs(item, suffix, names)];
    }),
  );
}

function namedSchemas(): Json {
  definitions.set('Problem', jsonSchema(Problem, 'output').$ref ? (definitions.get('Problem') ?? {}) : {});
  return Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
