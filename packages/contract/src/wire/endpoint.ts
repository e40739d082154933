import type { z } from 'zod';
import type { ReasonsByCode } from '../choices/reasons.ts';
import type { ErrorCode } from './error-codes.ts';
import type { Permission } from './permissions.ts';
import { CHANNEL_SCOPE, type Scope } from './scopes.ts';

/** The API bases; each is served under `/api/{base}`. */
export const API_BASES = ['main', 'configuration', 'backstage', 'customers', 'reporting', 'channel'] as const;
export type ApiBase = (typeof API_BASES)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Where a call's promoter comes from. `actor` is every promoter of the caller, narrowed by `query.promoterCode` where
 * the call has one; `global` reads reference data that belongs to no promoter.
 */
export type TenantSource =
  | { from: 'global' }
  | { from: 'actor' }
  /** What belongs to the caller alone, whatever promoter they work for: the verb asks for nothing else. */
  | { from: 'self' }
  | { from: 'show'; at: 'params.showCode' | 'body.showCode' }
  | { from: 'promoter'; at: 'params.code' | 'body.promoterCode' }
  /**
   * A thing that belongs to a promoter: the slug of its resource, which finds its owner, and the parameter that names
   * it.
   */
  | { from?: never; of: string; at: `params.${string}` };

export type ResponseKind =
  | { kind: 'json'; schema: z.ZodType }
  /**
   * `otherTypes` are the content types of the other forms that the query asks for. `headers` are the headers that only
   * this answer has, by lower-case name, with their descriptions.
   */
  | {
      kind: 'binary';
      contentType: string;
      otherTypes?: readonly string[];
      headers?: Readonly<Record<string, string>>;
    }
  | { kind: 'stream'; contentType: string }
  | { kind: 'none' };

/**
 * One call, declared once: the server binds it, and the client, the cache, the OpenAPI document and the permission
 * matrix are made from it.
 */
export interface Endpoint {
  id: string;
  base: ApiBase;
  method: Method;
  /** `{name}` marks a path parameter, as in the specification. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest JSON body, where it can be larger than BODY_BYTES. */
  maxBodyBytes?: (typeof LARGE_BODIES)[keyof typeof LARGE_BODIES];
  /** The body is one uploaded file (multipart/form-data, field `file`) of at most this many bytes. */
  upload?: { maxBytes: number };
  response: ResponseKind;
  /**
   * Content types of other forms of a JSON answer, sent as a file when Accept names one of them; JSON itself is a file
   * only when the body also asks for it as its `fileType`.
   */
  files?: readonly string[];
  /** 201 for a call that creates, 204 for one without an answer, otherwise 200. */
  status?: 200 | 201 | 204;
  scope: Scope;
  /** null for any signed-in user. */
  permission: Permission | null;
  tenant: TenantSource;
  errors: readonly ErrorCode[];
  /** Every reason that this call can be refused for, of the codes that have reasons. */
  reasons?: ReasonsByCode;
  /** A POST that only reads: it has no idempotency key, and is audited only when it answers a file. */
  readOnly?: true;
  /** What a cache keeps the answer under, and what it forgets after a write: the singular of a slug (`slugs.test`). */
  reads?: readonly string[];
  stale?: readonly string[];
  example?: unknown;
}

const KIB = 1024;
/** The largest body of a call that declares no other limit, and of a call without a body. */
export const BODY_BYTES = { usual: 512 * KIB, none: 4 * KIB } as const;
/** Long lists; rich texts in every language; the seats of a stadium. */
export const LARGE_BODIES = { lists: 2048 * KIB, texts: 5120 * KIB, seats: 8192 * KIB } as const;

/** Returns how many bytes a request of this call may have. */
export function bodyLimitOf({
  upload,
  body,
  maxBodyBytes,
}: Pick<Endpoint, 'upload' | 'body' | 'maxBodyBytes'>): number {
  return upload?.maxBytes ?? maxBodyBytes ?? (body ? BODY_BYTES.usual : BODY_BYTES.none);
}

export const endpoint = <const D extends Endpoint>(definition: D): D => definition;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<D extends Endpoint> = OutputOf<D['params']>;
export type QueryOf<D extends Endpoint> = OutputOf<D['query']>;
export type BodyOf<D extends Endpoint> = OutputOf<D['body']>;
/** The answer of the server: the schema's output for JSON, bytes for binary, nothing for 204. */
export type AnswerOf<D extends Endpoint> = D['response'] extends { kind: 'json'; schema: infer S }
  ? OutputOf<S>
  : D['response'] extends { kind: 'binary' }
    ? Uint8Array
    : undefined;

type Part<Name extends string, T> = T extends undefined ? unknown : { [K in Name]: T };
type OptionalPart<Name extends string, T> = T extends undefined ? unknown : { [K in Name]?: T };
/** The arguments of a caller: `{params, query, body}`, each only where the call has it. */
export type ArgumentsOf<D extends Endpoint> = Part<'params', InputOf<D['params']>> &
  OptionalPart<'query', InputOf<D['query']>> &
  Part<'body', InputOf<D['body']>> &
  (D['upload'] extends object ? { file: Blob } : unknown);

/** Lists every code that a call may answer: its own, and those of the request itself, which every call has. */
export function errorsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...endpoint.errors, 'INVALID', 'UNAUTHENTICATED', 'FORBIDDEN']);
  if (endpoint.params || endpoint.tenant.from !== 'global') codes.add('NOT_FOUND');
  if (endpoint.response.kind === 'stream') codes.add('NOT_ACCEPTABLE');
  if (endpoint.method !== 'GET') codes.add('FILE_TOO_LARGE');
  if (endpoint.method !== 'GET' && !endpoint.readOnly)
    for (const code of ['BUSY', 'IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const) codes.add(code);
  return codes.add('FILE_TYPE_REFUSED').add('RATE_LIMITED').add('UNAVAILABLE');
}

/**
 * Whether a user's API token may call it: not what is the user's own, such as sessions, address, password and tokens.
 * Whoever finds a token cannot make another one of it.
 */
export const admitsTokens = ({ scope, tenant }: Endpoint): boolean => scope !== CHANNEL_SCOPE && tenant.from !== 'self';

/**
 * Visible ASCII, at most 100 characters, chosen by the caller: a repeated write with the same key gets the first
 * answer.
 */
export const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,100}$/;
/** The revision that a change was made on, in quotes; `*` for any. */
export const IF_MATCH = /^(\*|(W\/)?"([0-9]{1,15})")$/;
