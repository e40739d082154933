import type { Readable } from 'node:stream';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { LiveAnswer } from '../live/live.ts';

export const EVENT_STREAM = 'text/event-stream';
/**
 * The interval at which the permission to listen is checked again. A caller who loses it receives nothing a few seconds
 * later.
 */
const RECHECK_MS = 4_000;

/** Returns whether an endpoint answers with events for as long as its caller listens. */
export const isStreamOfEvents = ({ response }: Endpoint): boolean =>
  response.kind === 'stream' && response.contentType === EVENT_STREAM;

/**
 * Runs before the verb opens anything. A stream never ends by itself, so only clients that ask for one get it. Throws
 * NOT_ACCEPTABLE.
 */
export function requireListener(request: FastifyRequest): void {
  if (!request.headers.accept?.includes(EVENT_STREAM))
    throw new AppError('NOT_ACCEPTABLE', {
      detail: `This is a stream of events: ask for it with Accept: ${EVENT_STREAM}.`,
    });
}

/**
 * Sends events. `mayListen` rejects once the caller may not listen any more: the token has expired, or membership or
 * permission was removed.
 */
export function sendEvents(
  { events, end }: LiveAnswer,
  mayListen: () => Promise<unknown>,
  reply: FastifyReply,
): FastifyReply {
  const timer = setInterval(() => void mayListen().catch(end), RECHECK_MS).unref();
  events.once('close', () => clearInterval(timer));
  return (
    reply
      .type(EVENT_STREAM)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      // Nobody reuses this connection, and keeping it alive would delay a stopping server.
      .header('connection', 'close')
      .send(events satisfies Readable)
  );
}
