import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { JSON_TYPE } from '@parterre/contract/wire/file-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replay } from '../context/change.ts';
import { AppError } from '../errors.ts';
import type { BinaryAnswer, StreamedAnswer } from '../verb.ts';
import { EVENT_STREAM } from './send-events.ts';

/** Writes an answer as the text of its body. */
export type Serialise = (answer: unknown) => string;

/** Sends the stored answer to a repeated request, marked as `idempotent-replayed`. */
export function sendReplay(endpoint: Endpoint, replay: Replay, reply: FastifyReply): FastifyReply {
  reply.code(replay.status).header('idempotent-replayed', 'true').header('cache-control', 'no-store');
  if (replay.revision !== null) reply.header('etag', `"${replay.revision}"`);
  if (endpoint.response.kind === 'none' || replay.body === null) return reply.send();
  return reply.type('application/json; charset=utf-8').send(replay.body);
}

/** The way in which the answers of an endpoint are sent; `isChecked` parses them with the contract's schema first. */
interface Sending {
  endpoint: Endpoint;
  serialise: Serialise;
  isChecked: boolean;
}

/** Sends the answer of a verb in the form that its endpoint declares. A revision becomes the ETag. */
export function sendAnswer(
  answer: unknown,
  { endpoint, serialise, isChecked }: Sending,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { response } = endpoint;
  reply.code(endpoint.status ?? 200);
  if (response.kind === 'none') return reply.send();
  if (response.kind === 'binary') return sendBinary(answer, response.contentType, request, reply);
  if (response.kind === 'stream') return sendStream(answer, response.contentType, reply);
  if (isChecked) response.schema.parse(answer);
  const revision = findRevision(answer);
  if (revision !== undefined) reply.header('etag', `"${revision}"`);
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(serialise(answer));
}

function findRevision(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('revision' in answer)) return undefined;
  return typeof answer.revision === 'number' ? answer.revision : undefined;
}

const CHUNK_CHARACTERS = 64 * 1024;
/** Private, because the request needed a token: a shared cache must not serve it to anybody else. */
const FOR_EVER = 'private, max-age=31536000, immutable';

function sendBinary(value: unknown, contentType: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = value as BinaryAnswer;
  reply.type(answer.contentType ?? contentType).header('cache-control', answer.isImmutable ? FOR_EVER : 'no-store');
  if (answer.fileName) reply.header('content-disposition', contentDisposition(answer.fileName));
  if (answer.headers) reply.headers(answer.headers);
  if (answer.etag) {
    reply.header('etag', `"${answer.etag}"`);
    if (isKnown(request, `"${answer.etag}"`)) return reply.code(304).send();
  }
  if (answer.encoding === undefined) return reply.send(answer.bytes);
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'br').send(answer.bytes);
  return reply.send(brotliDecompressSync(answer.bytes));
}

/**
 * Returns whether the client has the answer with this ETag already (If-None-Match). Weak tags count, because a proxy
 * that compresses makes the tag weak.
 */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Sends a download while it is made. Its resources are released when it has ended or the client has left. */
export function sendStream(value: unknown, contentType: string, reply: FastifyReply): FastifyReply {
  const answer = value as StreamedAnswer;
  reply
    .type(contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(answer.fileName, answer.usualName));
  if (answer.headers) reply.headers(answer.headers);
  const stream = Readable.from(coalesce(answer.chunks), { objectMode: false });
  stream.once('close', () => void answer.end?.());
  return reply.send(stream);
}

/**
 * Returns the media type of the answer by the Accept header, before the verb opens anything that only the end of the
 * stream would close; undefined for a call that has one form only. Throws NOT_ACCEPTABLE.
 */
export function requireAccepted({ response, files = [] }: Endpoint, { headers }: FastifyRequest): string | undefined {
  if (response.kind === 'stream' ? response.contentType === EVENT_STREAM : files.length === 0) return undefined;
  const usual = response.kind === 'json' || response.kind === 'none' ? JSON_TYPE : response.contentType;
  const types = [usual, ...files.filter((type) => type !== usual)];
  const type = findAccepted(headers.accept, types);
  if (type === undefined)
    throw new AppError('NOT_ACCEPTABLE', { detail: `Not allowed file type: accept ${types.join(', ')}` });
  return type;
}

/**
 * Returns the media type that a caller wants most of those that a call has, the first one for a caller without wishes;
 * undefined when the caller accepts none of them.
 */
export function findAccepted(header: string | undefined, types: readonly string[]): string | undefined {
  if (!header?.trim()) return types[0];
  for (const wanted of listWanted(header)) {
    const found = types.find((type) => covers(wanted, type));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the media types of an Accept header, the most wanted first. */
const listWanted = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);

const covers = (wanted: string, type: string): boolean =>
  wanted === type || wanted === '*/*' || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)));

/**
 * Joins rows into pieces of 64 kB, because one small chunk per row makes compression and the socket twenty times
 * slower.
 */
async function* coalesce(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      if (text) yield Buffer.from(text);
      text = '';
      if (chunk.length > 0) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      continue;
    }
    text += chunk;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

const CHARACTERS_MAX = 150;

/**
 * Writes `attachment` with a name that every client reads: an ASCII fallback, which is `usualName` if no character of the
 * name is in ASCII, and RFC 6266 `filename*`. Control characters, direction marks and lone surrogates never reach the
 * header.
 */
function contentDisposition(fileName: string, usualName?: string): string {
  const characters = [...fileName.replace(/[\\/\p{Cc}\p{Cs}"\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_')];
  const safe = characters.slice(0, CHARACTERS_MAX).join('');
  const ascii = safe
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(ascii) ?? [];
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${stem.trim() ? ascii : (usualName ?? `download${ending}`)}"; filename*=UTF-8''${encoded}`;
}
