import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { BinaryAnswer, StreamedAnswer } from '../verb.ts';
import { contentDisposition } from './content-disposition.ts';

const CHUNK_CHARACTERS = 64 * 1024;
/** Private: it took a token to get here, so no shared cache may hand it to somebody else. */
const FOR_EVER = 'private, max-age=31536000, immutable';

export function sendBinary(
  value: unknown,
  contentType: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = value as BinaryAnswer;
  reply.type(answer.contentType ?? contentType).header('cache-control', answer.isImmutable ? FOR_EVER : 'no-store');
  if (answer.fileName) reply.header('content-disposition', contentDisposition(answer.fileName));
  if (answer.headers) reply.headers(answer.headers);
  if (answer.etag) {
    reply.header('etag', `"${answer.etag}"`);
    if (request.headers['if-none-match'] === `"${answer.etag}"`) return reply.code(304).send();
  }
  if (answer.encoding === undefined) return reply.send(answer.bytes);
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'br').send(answer.bytes);
  return reply.send(brotliDecompressSync(answer.bytes));
}

export function sendStream(
  value: unknown,
  contentType: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = value as StreamedAnswer;
  if (!accepts(request.headers.accept, contentType))
    throw new AppError('NOT_ACCEPTABLE', { detail: `This report is ${contentType}.` });
  reply
    .type(contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(answer.fileName));
  return reply.send(Readable.from(coalesce(answer.chunks), { objectMode: false }));
}

const accepts = (header: string | undefined, contentType: string): boolean =>
  header === undefined || header.includes('*/*') || header.includes(contentType) || header.includes('text/*');

/** Rows become 64 kB pieces: one small chunk a row makes compression and the socket twenty times slower. */
async function* coalesce(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const chunk of chunks) {
    if (typeof chunk !== 'string') {
      if (text) yield Buffer.from(text);
      text = '';
      yield Buffer.from(chunk);
      continue;
    }
    text += chunk;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}
