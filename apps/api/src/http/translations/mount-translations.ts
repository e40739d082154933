import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';

export interface TranslationsDeps {
  translations: { read(token: string): Promise<{ etag: string; body: string } | undefined> };
}

interface Route {
  Params: { token: string };
}

/** The console asks once a minute (spec §7), so nothing in between need ask more often. */
const A_MINUTE = 'public, max-age=60';

/**
 * Serves `/api/main/translations/:token`: what a promoter says otherwise in the console, to whoever has its public token.
 * It lies beside the calls, where the console already reaches the server, but is none: nobody is signed in.
 */
export function mountTranslations(app: FastifyInstance, { translations }: TranslationsDeps): void {
  app.get<Route>('/api/main/translations/:token', async (request, reply) => {
    const found = await translations.read(request.params.token);
    if (!found) throw new AppError('NOT_FOUND');
    reply.header('cache-control', A_MINUTE).header('etag', found.etag);
    if (isKnown(request.headers['if-none-match'], found.etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.body);
  });
}

/** A proxy that compresses makes the tag a weak one. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
