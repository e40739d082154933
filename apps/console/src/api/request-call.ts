import type { Call } from '@parterre/contract/wire/call';
import { buildRequest, describeForeignAnswer, isProblem } from '@parterre/contract/wire/client';
import { FILE_HEADER } from '@parterre/contract/wire/file-types';
import { setLookAsHeader } from './device/look-as.ts';
import { reportFailure } from './error-reports/report-failure.ts';
import { type ApiFailure, CallFailure } from './failure.ts';
import { noteFailure, noteSuccess, type SentWrite, takeKey } from './lost-answers/lost-writes.ts';
import { renewOn401 } from './renew-on-401.ts';
import { requireRuntimeConfig } from './runtime-config.ts';

export interface RequestOptions {
  /** Sent as If-Match. */
  revision?: number;
  /** The key of a save that its editor keeps and repeats by itself; other writes have theirs from `lost-writes`. */
  idempotencyKey?: string;
  accept?: string;
  /** True if the rows of a list go into a file, which the server records if they name people. */
  isForFile?: boolean;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 30_000;

/**
 * Sends a call and returns its successful answer, body unread. A refused token is renewed once and the same request,
 * with the same idempotency key, is sent again. Throws `CallFailure`, or the signal's reason when it was aborted.
 */
export const requestCall = (call: Call, args: unknown, options: RequestOptions = {}): Promise<Response> =>
  readAnswer(call, args, options, async (answer) => answer);

/** `requestCall` that reads the body as well: an answer that breaks off in the middle is lost like one that never came. */
export async function readAnswer<Answer>(
  call: Call,
  args: unknown,
  options: RequestOptions,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> {
  const request = buildRequest(call, args);
  const url = `${requireRuntimeConfig().apiBases[call.base]}${request.path}`;
  const write = findWrite(call, url, args, options);
  const key = write ? takeKey(write) : options.idempotencyKey;
  const send = (token: string | undefined) => fetch(url, requestInit(call, request, { ...options, token, key }));
  try {
    const answer = await read(await requireSuccess(await renewOn401(send)));
    // Pages say by themselves who has them open. Such writes make nothing stale, and the user has not gone on.
    if (write && call.stale.length > 0) noteSuccess();
    return answer;
  } catch (error) {
    const failed = error instanceof CallFailure ? error : new CallFailure(networkFailure(error));
    if (write && key) noteFailure(write, key, failed);
    if (options.signal?.aborted) throw options.signal.reason;
    reportFailure(call, failed.failure);
    throw failed;
  }
}

/** Returns what a write sends; undefined for a read, and for a save that brings its key. */
function findWrite(call: Call, url: string, args: unknown, options: RequestOptions): SentWrite | undefined {
  if (!call.isWrite || options.idempotencyKey !== undefined) return undefined;
  const { body, file } = (args ?? {}) as { body?: unknown; file?: Blob };
  return { method: call.method, url, revision: options.revision, body: JSON.stringify(body), file };
}

function requestInit(
  call: Call,
  request: ReturnType<typeof buildRequest>,
  { token, key, ...options }: RequestOptions & { token: string | undefined; key: string | undefined },
): RequestInit {
  const headers = new Headers(request.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (options.revision !== undefined) headers.set('if-match', `"${options.revision}"`);
  if (options.accept) headers.set('accept', options.accept);
  if (options.isForFile) headers.set(FILE_HEADER, 'true');
  setLookAsHeader(headers);
  const init: RequestInit = { method: call.method, headers };
  if (request.body !== undefined) init.body = request.body;
  const signal = limitTime(call, options);
  if (signal) init.signal = signal;
  return init;
}

/** Files, streams and uploads may take long; only plain calls time out. */
function limitTime(call: Call, { accept, signal }: RequestOptions): AbortSignal | undefined {
  if (call.kind === 'binary' || call.kind === 'stream' || call.isUpload || accept !== undefined) return signal;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new CallFailure(readProblem(response, await response.text()));
}

/** JSON of another shape was read all the same: from 500 on, the server has failed or what stands before it. */
function readProblem(response: Response, text: string): ApiFailure {
  const { status } = response;
  try {
    const data: unknown = JSON.parse(text);
    if (isProblem(data)) return { status, data };
    if (status >= 500) return { status, data: describeForeignAnswer(response) };
  } catch {
    // Not JSON: a proxy answered instead of the server.
  }
  return { status: 'PARSING_ERROR', originalStatus: status, data: text, error: 'Not a problem document' };
}

function networkFailure(error: unknown): ApiFailure {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return { status: isTimeout ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(error) };
}
