import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';
import { isKnown } from './send-answer.ts';

export interface TranslationsDeps {
  translations: { read(token: string): Promise<{ etag: string; body: string } | undefined> };
}

interface Route {
  Params: { token: string };
}

/** The console polls once a minute (spec §7), so caches need not refresh more often. */
const A_MINUTE = 'public, max-age=60';

/**
 * Serves `/api/main/translations/:token`: the texts of the console that a promoter has replaced, to clients with its
 * public token. It is not an endpoint of the contract, because nobody is signed in, but uses a path where the console
 * already reaches the server.
 */
export function mountTranslations(app: FastifyInstance, { translations }: TranslationsDeps): void {
  app.get<Route>('/api/main/translations/:token', async (request, reply) => {
    const found = await translations.read(request.params.token);
    if (!found) throw new AppError('NOT_FOUND');
    reply.header('cache-control', A_MINUTE).header('etag', found.etag);
    if (isKnown(request, found.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.body);
  });
}
