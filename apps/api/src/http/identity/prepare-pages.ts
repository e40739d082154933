import formbody from '@fastify/formbody';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type { AccountPages } from '#identity/create-identity.ts';
import { allowScript, providerHeaders } from '#identity/provider/page-headers.ts';
import { type Message, renderMessagePage } from '#identity/provider/pages/message-page.ts';
import type { PageSetting } from '#identity/provider/pages/page-layout.ts';
import { PASSKEY_SCRIPT_PATH } from '#identity/provider/pages/passkey-script.ts';
import { findPasswordFault } from '#identity/users/password-strength.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { toHttpStatus } from '../problem.ts';
import { readBrand } from './read-form.ts';

/** Limits the forms from one address, which may be a whole office. */
export const FORM_LIMIT = { rateLimit: { max: 60 } };

interface DeskSettings {
  now: Date;
  memoryKib: number;
  limitPerMinute: number;
  requestId: string;
  address: string;
}

/**
 * The tools of every handler of a page with a form. Answers go through `send` and `sendMessage`, so that none lacks its
 * headers.
 */
export interface Desk<Deps extends AccountPages = AccountPages> {
  deps: Deps;
  /** Returns the settings for checking and changing accounts. */
  toSettings(request: FastifyRequest): DeskSettings;
  /** Returns the brand and the language of the page that answers a request. */
  toPageSetting(request: FastifyRequest, uiLocales: string | undefined): PageSetting;
  send(reply: FastifyReply, page: string, status?: number): FastifyReply;
  sendMessage(request: FastifyRequest, reply: FastifyReply, status: number, message: Message): FastifyReply;
}

/**
 * Sets up what all pages with a form share: headers, no script but that for passkeys where it is asked for, no cache,
 * no form of another site, and a page for every failure.
 */
export async function preparePages<Deps extends AccountPages>(
  app: FastifyInstance,
  deps: Deps,
  { hasPasskeys = false } = {},
): Promise<Desk<Deps>> {
  const desk = openDesk(deps);
  const { clientOrigins, isEmbedded, addresses } = deps;
  const headers = providerHeaders({ clientOrigins, isEmbedded, isHttps: addresses.isHttps });
  const closed = headers['content-security-policy'] ?? '';
  const policy = hasPasskeys
    ? allowScript(closed, addresses.publicUrl + PASSKEY_SCRIPT_PATH)
    : closed.replace(' script-src;', '');
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' });
    if (isForged(request)) await desk.sendMessage(request, reply, 403, 'failed');
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof errors.SessionNotFound) return desk.sendMessage(request, reply, 400, 'expired');
    const status = toHttpStatus(error);
    if (status >= 500)
      deps.log.error({ err: error, event: 'identity.failed', requestId: request.id }, 'a page of accounts failed');
    return desk.sendMessage(request, reply, status, 'failed');
  });
  return desk;
}

function openDesk<Deps extends AccountPages>(deps: Deps): Desk<Deps> {
  const { env, pages, now } = deps;
  const send: Desk['send'] = (reply, page, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const toPageSetting: Desk['toPageSetting'] = (request, uiLocales) =>
    pages.settingOf({
      brand: readBrand(request),
      host: request.host,
      uiLocales,
      acceptLanguage: request.headers['accept-language'],
    });
  return {
    deps,
    toPageSetting,
    send,
    toSettings: ({ id, ip }) => ({
      now: now(),
      memoryKib: env.ARGON2_MEMORY_KIB,
      limitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
      requestId: id,
      address: ip,
    }),
    sendMessage: (request, reply, status, message) =>
      send(reply, renderMessagePage(toPageSetting(request, undefined), message), status),
  };
}

/**
 * Returns whether another site sent the form. Browsers report it, and the cookie's SameSite attribute is the second
 * defence.
 */
const isForged = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString());

/** Returns the problem with a new password as text; undefined for a good one. */
export async function describeFault(
  { accounts: { pages } }: Language,
  password: string,
  known: readonly string[],
): Promise<string | undefined> {
  const fault = await findPasswordFault(password, known);
  if (fault === 'length') return pages.passwordLength(LIMITS.password.min, LIMITS.password.max);
  return fault && pages.passwordGuessable;
}
