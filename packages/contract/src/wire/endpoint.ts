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
 * The source of a call's promoter. `actor` is every promoter of the caller, limited by `query.promoterCode` if the call
 * has it; `global` is reference data that belongs to no promoter.
 */
export type TenantSource =
  | { from: 'global' }
  | { from: 'actor' }
  /** Data of the caller alone, whatever promoter they work for; the verb checks nothing else. */
  | { from: 'self' }
  | { from: 'show'; at: 'params.showCode' | 'body.showCode' }
  | { from: 'promoter'; at: 'params.code' | 'body.promoterCode' }
  /**
   * An object of a promoter: `of` is the slug of its resource, which looks up the owner, and `at` the parameter with
   * its id.
   */
  | { from?: never; of: string; at: `params.${string}` };

export type ResponseKind =
  | { kind: 'json'; schema: z.ZodType }
  /**
   * `otherTypes` are the content types of other formats, chosen by the query. `headers` describes the headers that only
   * this answer has, by lower-case name.
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
 * One call, declared once: the server's route, the client, the cache, the OpenAPI document and the permission matrix
 * all come from it.
 */
export interface Endpoint {
  id: string;
  base: ApiBase;
  method: Method;
  /** The path after the base; `{name}` marks a path parameter, as in the specification. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The largest JSON body, for calls that accept more than BODY_BYTES. */
  maxBodyBytes?: (typeof LARGE_BODIES)[keyof typeof LARGE_BODIES];
  /** Set for a call whose body is one file (multipart/form-data, field `file`) of at most this many bytes. */
  upload?: { maxBytes: number };
  response: ResponseKind;
  /**
   * Content types in which the answer is also available, as a file, if Accept prefers one. A call that answers JSON
   * anyway makes a file of it only if the body's `fileType` asks for it.
   */
  files?: readonly string[];
  /** The default is 200; 201 is for a call that creates something, 204 for one without an answer. */
  status?: 200 | 201 | 204;
  scope: Scope;
  /** The permission that the caller needs; null admits any signed-in user. */
  permission: Permission | null;
  tenant: TenantSource;
  errors: readonly ErrorCode[];
  /** The reasons of refusals by error code, for the codes that have reasons. */
  reasons?: ReasonsByCode;
  /** The people whom the rows of a list name. Reading it for a file (FILE_HEADER) or with an API token is recorded. */
  namesPeople?: 'customers' | 'guests';
  /** Marks a POST that only reads: it needs no idempotency key, and is audited only if it returns a file. */
  readOnly?: true;
  /**
   * `reads` are the cache tags of the answer, `stale` those that a write invalidates: singular forms of slugs
   * (`slugs.test`).
   */
  reads?: readonly string[];
  stale?: readonly string[];
  example?: unknown;
}

const KIB = 1024;
/** The largest body in bytes: `usual` for a call without a limit of its own, `none` for a call without a body. */
export const BODY_BYTES = { usual: 512 * KIB, none: 4 * KIB } as const;
/** The largest bodies in bytes, of long lists, of rich texts in every language, and of the seats of a stadium. */
export const LARGE_BODIES = { lists: 2048 * KIB, texts: 5120 * KIB, seats: 8192 * KIB } as const;

/** Returns the largest size in bytes of a request of this call. */
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
/** The answer of the server: the output of the schema for JSON, bytes for binary, undefined for 204. */
export type AnswerOf<D extends Endpoint> = D['response'] extends { kind: 'json'; schema: infer S }
  ? OutputOf<S>
  : D['response'] extends { kind: 'binary' }
    ? Uint8Array
    : undefined;

type Part<Name extends string, T> = T extends undefined ? unknown : { [K in Name]: T };
type OptionalPart<Name extends string, T> = T extends undefined ? unknown : { [K in Name]?: T };
/** The arguments of a call: `{params, query, body, file}`, of which a call has only those it declares. */
export type ArgumentsOf<D extends Endpoint> = Part<'params', InputOf<D['params']>> &
  OptionalPart<'query', InputOf<D['query']>> &
  Part<'body', InputOf<D['body']>> &
  (D['upload'] extends object ? { file: Blob } : unknown);

/**
 * Returns every error code of a call: those it declares, and those that the request handling may return for any call.
 */
export function errorsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>([...endpoint.errors, 'INVALID', 'UNAUTHENTICATED', 'FORBIDDEN']);
  if (endpoint.params || endpoint.tenant.from !== 'global') codes.add('NOT_FOUND');
  if (endpoint.response.kind === 'stream' || endpoint.files) codes.add('NOT_ACCEPTABLE');
  if (endpoint.method !== 'GET') codes.add('FILE_TOO_LARGE');
  if (endpoint.method !== 'GET' && !endpoint.readOnly)
    for (const code of ['BUSY', 'IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED'] as const) codes.add(code);
  return codes.add('FILE_TYPE_REFUSED').add('RATE_LIMITED').add('UNAVAILABLE');
}

/**
 * True if a user's API token may make the call. Calls about the user's own account (sessions, address, password,
 * tokens) are excluded, so that a stolen token cannot create another one; so is what the user alone sees, such as
 * which notifications they have read, which takes no more than reading events.
 */
export const admitsTokens = (endpoint: Endpoint): boolean =>
  endpoint.scope !== CHANNEL_SCOPE && endpoint.tenant.from !== 'self' && !changesOwnView(endpoint);

const changesOwnView = ({ method, readOnly, permission }: Endpoint): boolean =>
  method !== 'GET' && !readOnly && permission === 'show:read';

/** Visible ASCII, at most 100 characters, chosen by the caller. A retry with the same key gets the first answer. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,100}$/;
/** A revision in quotes, `"7"`, on which the change is based; `*` accepts any. */
export const IF_MATCH = /^(\*|(W\/)?"([0-9]{1,15})")$/;
