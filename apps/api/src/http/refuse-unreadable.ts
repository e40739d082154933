import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, fieldError, invalidField } from '../errors.ts';
import { newCode } from '../ids.ts';
import { securityHeaders } from './headers.ts';
import { sendProblem, toProblem } from './problem.ts';

/**
 * Answers a path for which no route can be found: wrongly encoded, or with a part longer than any id. No hook has run
 * for it.
 */
export function refusePath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { isHttps }: { isHttps: boolean },
): void {
  reply.headers({ ...securityHeaders(isHttps), 'x-request-id': request.id });
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  const fieldErrors = [fieldError('path', 'unknown', { message: 'Is not a valid address' })];
  sendProblem(isTooLong ? new AppError('NOT_FOUND') : new AppError('INVALID', { fieldErrors }), request, reply);
}

/** Refuses compressed bodies, because their size is unknown before they are unpacked. */
export async function refuseCompressed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding = request.headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  reply.header('accept-encoding', 'identity');
  throw new AppError('FILE_TYPE_REFUSED', { detail: 'Compressed bodies are not supported: send no Content-Encoding.' });
}

export const REQUEST_ID_LENGTH = 16;

/** Answers on the bare socket: bytes that are not a request, headers beyond the limit, a request that took too long. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket, isHttps: boolean): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { statusLine, message } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const requestId = newCode(REQUEST_ID_LENGTH);
  const problem = toProblem(invalidField('request', 'unreadable', { message }), requestId);
  const body = JSON.stringify({ ...problem, status: Number.parseInt(statusLine, 10) });
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${statusLine}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const UNREADABLE = { statusLine: '400 Bad Request', message: 'Cannot be read' };
const REFUSALS: Record<string, typeof UNREADABLE> = {
  HPE_HEADER_OVERFLOW: {
    statusLine: '431 Request Header Fields Too Large',
    message: 'Address or headers are too long',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { statusLine: '408 Request Timeout', message: 'Took too long to arrive' },
};
