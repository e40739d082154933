import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { isUnavailable } from '../../db/database-error.ts';
import type { AccountPages } from '../../identity/create-identity.ts';
import { providerHeaders } from '../../identity/provider/page-headers.ts';
import { type Message, renderMessagePage } from '../../identity/provider/pages/message-page.ts';
import { findPasswordFault } from '../../identity/users/password-strength.ts';
import { PASSWORD_LENGTH } from '../../identity/users/passwords.ts';
import type { Language } from '../../texts/en-GB.ts';

export const HTML = 'text/html; charset=utf-8';

export type SendMessage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: Message,
) => FastifyReply;

/**
 * What all pages with a form have: their headers, no script, no cache, no form of another site, and a page for every
 * failure. Returns how a message is sent.
 */
export async function preparePages(app: FastifyInstance, deps: AccountPages): Promise<SendMessage> {
  const { pages, clientOrigins, publicUrl } = deps;
  const headers = providerHeaders({ clientOrigins, isHttps: publicUrl.startsWith('https:') });
  const policy = (headers['content-security-policy'] ?? '').replace(' script-src;', '');
  await app.register(formbody, { bodyLimit: 16_384 });

  const sendMessage: SendMessage = (request, reply, status, message) => {
    const setting = pages.settingOf({ acceptLanguage: request.headers['accept-language'] });
    return reply.code(status).type(HTML).send(renderMessagePage(setting, message));
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' });
    if (isForged(request)) await sendMessage(request, reply, 403, 'failed');
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof errors.SessionNotFound) return sendMessage(request, reply, 400, 'expired');
    const status = toStatus(error);
    if (status >= 500)
      deps.log.error({ err: error, event: 'identity.failed', requestId: request.id }, 'a page of accounts failed');
    return sendMessage(request, reply, status, 'failed');
  });
  return sendMessage;
}

function toStatus(error: unknown): number {
  if (isUnavailable(error)) return 503;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Whether another site sent the form. Browsers tell it, and the cookie's SameSite attribute is the second defence. */
const isForged = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

/** What is wrong with a new password, in words; undefined where nothing is. */
export async function describeFault(
  { accounts: { pages } }: Language,
  password: string,
  known: readonly string[],
): Promise<string | undefined> {
  const fault = await findPasswordFault(password, known);
  if (fault === 'length') return pages.passwordLength(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max);
  return fault && pages.passwordGuessable;
}
