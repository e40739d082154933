import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../workers/semaphore.ts';

/** A body above this size takes some milliseconds to parse. */
const LARGE_CHARACTERS = 256 * 1024;
/** Turns of the event loop between two: a connection is taken in one, read in the next and answered in a third. */
const TURNS_BETWEEN = 4;

/**
 * Large JSON bodies are parsed one after the other, with room between them: ten that arrive together keep whoever asks
 * whether the server lives waiting for one of them, not for all.
 */
export function parseLargeBodiesByTurns(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const semaphore = new Semaphore({ capacity: 1 });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length < LARGE_CHARACTERS) return parse(request, body, done);
    semaphore
      .run(async () => {
        await letOthersIn();
        parse(request, body, done);
      })
      .catch((error: Error) => done(error));
  });
}

async function letOthersIn(): Promise<void> {
  for (let at = 0; at < TURNS_BETWEEN; at++) await nextTurn();
}
