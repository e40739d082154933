import type { Call } from './call.ts';
import type { ApiBase } from './endpoint.ts';
import { ERROR_CODES } from './error-codes.ts';
import type { Problem } from './problem.ts';

export interface ClientOptions {
  /** Returns the base URL of an API base, without a trailing slash. */
  baseUrl: (base: ApiBase) => string;
  accessToken: () => string | undefined;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The revision to send as If-Match. */
  revision?: number;
  idempotencyKey?: string;
  accept?: string;
}

/** Thrown for every error answer, and for an answer that does not come from the server; `problem` describes it. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

export type Client = <Args, Answer>(call: Call<Args, Answer>, args: Args, options?: CallOptions) => Promise<Answer>;

/**
 * Returns a typed caller over fetch. It throws ApiError for error answers, those of a proxy included, and for a success
 * without the JSON that is due; errors of fetch itself, for network failures, are passed on.
 */
export function createClient(options: ClientOptions): Client {
  return async <Args, Answer>(call: Call<Args, Answer>, args: Args, callOptions: CallOptions = {}) => {
    const request = buildRequest(call, args);
    const headers = new Headers(request.headers);
    const token = options.accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (callOptions.revision !== undefined) headers.set('if-match', `"${callOptions.revision}"`);
    if (call.isWrite) headers.set('idempotency-key', callOptions.idempotencyKey ?? crypto.randomUUID());
    if (callOptions.accept) headers.set('accept', callOptions.accept);
    const init: RequestInit = { method: call.method, headers };
    if (request.body !== undefined) init.body = request.body;
    if (callOptions.signal) init.signal = callOptions.signal;
    const response = await (options.fetch ?? fetch)(`${options.baseUrl(call.base)}${request.path}`, init);
    if (!response.ok) throw new ApiError(await readProblem(response));
    return (await readAnswer(call, response)) as Answer;
  };
}

/** Returns the server's problem document. The body of a proxy's answer is ignored: only its status is used. */
async function readProblem(response: Response): Promise<Problem> {
  const answer: unknown = await response.json().catch(() => undefined);
  return isProblem(answer) ? answer : describeForeignAnswer(response);
}

/** A `code` alone is not enough: proxies and gateways answer JSON of their own, often with a number as code. */
export function isProblem(answer: unknown): answer is Problem {
  if (typeof answer !== 'object' || answer === null) return false;
  const { code, status } = answer as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && code in ERROR_CODES && typeof status === 'number';
}

/** The type of a problem that the server did not write. */
const FOREIGN = 'about:blank';

/** True for a problem that `describeForeignAnswer` made. */
export const isForeignAnswer = ({ type }: Pick<Problem, 'type'>): boolean => type === FOREIGN;

/** Returns a problem for an answer that is none, by its status alone. `isForeignAnswer` knows it again. */
export function describeForeignAnswer(response: Response): Problem {
  return {
    type: FOREIGN,
    title: response.statusText || `Status ${response.status}`,
    status: response.status,
    code: [502, 503, 504].includes(response.status) ? 'UNAVAILABLE' : 'INTERNAL',
    requestId: response.headers.get('x-request-id') ?? '',
  };
}

interface BuiltRequest {
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Builds the path with query, the headers and the body of a call. null and undefined query values are left out. */
export function buildRequest(call: Call, args: unknown): BuiltRequest {
  const { params = {}, query = {}, body, file } = (args ?? {}) as CallParts;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  const form = file ? new FormData() : undefined;
  if (form && file) form.append('file', file);
  const json = body === undefined ? undefined : JSON.stringify(body);
  return {
    path: text ? `${path}?${text}` : path,
    headers: json === undefined ? {} : { 'content-type': 'application/json' },
    body: form ?? json,
  };
}

interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

async function readAnswer(call: Call, response: Response): Promise<unknown> {
  if (call.kind === 'none' || response.status === 204) return undefined;
  if (call.kind === 'json')
    return response.json().catch(() => {
      throw new ApiError(describeForeignAnswer(response));
    });
  return new Uint8Array(await response.arrayBuffer());
}
