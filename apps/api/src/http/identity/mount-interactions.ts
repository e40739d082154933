import formbody from '@fastify/formbody';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { z } from 'zod';
import { isUnavailable } from '../../db/database-error.ts';
import type { EmbeddedProvider } from '../../identity/create-identity.ts';
import { providerHeaders } from '../../identity/provider/page-headers.ts';
import { renderMessagePage } from '../../identity/provider/pages/message-page.ts';
import { renderSignInPage, type SignInForm } from '../../identity/provider/pages/sign-in-page.ts';
import { signIn } from '../../identity/users/sign-in.ts';

const Form = z.object({
  email: z
    .string()
    .trim()
    .max(LIMITS.email)
    .regex(/^[^\0]*$/)
    .catch(''),
  password: z.string().max(1_000).catch(''),
  ui_locales: z.string().max(100).optional().catch(undefined),
});
const Query = z.object({ ui_locales: z.string().max(100).optional().catch(undefined) });

interface Route {
  Params: { uid: string };
}

const URL_PATTERN = '/oidc/interaction/:uid';

/** Mounts the sign-in form, which replaces the development pages of the library. */
export async function mountInteractions(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const { provider, pages, clientOrigins, publicUrl } = deps;
  const headers = providerHeaders({ clientOrigins, isHttps: publicUrl.startsWith('https:') });
  const policy = (headers['content-security-policy'] ?? '').replace(' script-src;', '');
  await app.register(formbody, { bodyLimit: 16_384 });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' });
    if (isForged(request)) await sendMessage(request, reply, 403, 'failed');
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof errors.SessionNotFound) return sendMessage(request, reply, 400, 'expired');
    const status = toStatus(error);
    if (status < 500) return sendMessage(request, reply, status, 'failed');
    deps.log.error({ err: error, event: 'identity.failed', requestId: request.id }, 'the sign-in page failed');
    return sendMessage(request, reply, status, 'failed');
  });

  app.get<Route>(URL_PATTERN, async (request, reply) => {
    const { params, prompt } = await provider.interactionDetails(request.raw, reply.raw);
    if (prompt.name === 'consent') return finish(request, reply, { consent: {} });
    const uiLocales = Query.parse(request.query).ui_locales ?? params.ui_locales;
    const email = typeof params.login_hint === 'string' ? params.login_hint.slice(0, LIMITS.email) : '';
    return sendForm(request, reply, { uiLocales, redirectUri: params.redirect_uri, email });
  });

  app.post<Route>(URL_PATTERN, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const form = Form.parse(request.body ?? {});
    const outcome = await signIn(deps.database, { ...form, address: request.ip }, toSettings(deps));
    if (outcome.kind === 'signed-in') {
      deps.log.info({ event: 'sign-in.accepted', userId: outcome.userId, requestId: request.id }, 'a user signed in');
      return finish(request, reply, { login: { accountId: outcome.userId } });
    }
    deps.log.warn({ event: `sign-in.${outcome.kind}`, requestId: request.id }, 'a sign-in was refused');
    if (outcome.kind === 'throttled') reply.header('retry-after', outcome.retryAfterSeconds);
    return sendForm(request, reply.code(outcome.kind === 'throttled' ? 429 : 401), {
      uiLocales: form.ui_locales ?? params.ui_locales,
      redirectUri: params.redirect_uri,
      email: form.email,
      problem: outcome,
    });
  });

  type FormPage = Omit<SignInForm, 'action'> & { uiLocales: unknown; redirectUri: unknown };

  function sendForm(request: FastifyRequest<Route>, reply: FastifyReply, page: FormPage) {
    const setting = pages.settingOf({ ...page, acceptLanguage: request.headers['accept-language'] });
    const action = `/oidc/interaction/${encodeURIComponent(request.params.uid)}`;
    return reply.type('text/html; charset=utf-8').send(renderSignInPage(setting, { ...page, action }));
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<typeof provider.interactionResult>[2],
  ) {
    const to = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
    return reply.redirect(to, 303);
  }

  function sendMessage(request: FastifyRequest, reply: FastifyReply, status: number, message: 'expired' | 'failed') {
    const setting = pages.settingOf({ acceptLanguage: request.headers['accept-language'] });
    return reply.code(status).type('text/html; charset=utf-8').send(renderMessagePage(setting, message));
  }
}

const toSettings = ({ env, now }: EmbeddedProvider) => ({
  now: now(),
  limitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
  memoryKib: env.ARGON2_MEMORY_KIB,
});

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
