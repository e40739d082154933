import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../workers/semaphore.ts';

/** The size from which parsing a body takes some milliseconds. */
const LARGE_CHARACTERS = 256 * 1024;
/**
 * The turns of the event loop between two large bodies: a connection is accepted in one, read in the next and answered
 * in a third.
 */
const TURNS_BETWEEN = 4;

/**
 * Parses large JSON bodies one after the other, with pauses between them, so that a health check waits for one of ten
 * such bodies and not for all.
 */
export function parseLargeBodiesSequentially(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const semaphore = new Semaphore({ capacity: 1 });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length < LARGE_CHARACTERS) return parse(request, body, done);
    semaphore
      .run(async () => {
        await yieldToOthers();
        parse(request, body, done);
      })
      .catch((error: Error) => done(error));
  });
}

async function yieldToOthers(): Promise<void> {
  for (let at = 0; at < TURNS_BETWEEN; at++) await nextTurn();
}
