import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { LiveAnswer } from '../live/live.ts';

export const EVENT_STREAM = 'text/event-stream';
/** How often the right to listen is checked again. */
const RECHECK_MS = 4_000;

/** Asked before the verb opens anything: a stream never ends by itself, so only those who name it get one. */
export function requireListener(request: FastifyRequest): void {
  if (!request.headers.accept?.includes(EVENT_STREAM))
    throw new AppError('NOT_ACCEPTABLE', {
      detail: `This is a stream of events: ask for it with Accept: ${EVENT_STREAM}.`,
    });
}

/** `mayListen` rejects once the caller may not any more: token ended, membership or permission gone. */
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
      // A connection that nobody uses again would keep a stopping server waiting.
      .header('connection', 'close')
      .send(events satisfies Readable)
  );
}
