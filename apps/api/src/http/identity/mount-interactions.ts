import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EmbeddedProvider } from '../../identity/create-identity.ts';
import { renderSignInPage, type SignInForm } from '../../identity/provider/pages/sign-in-page.ts';
import { signIn } from '../../identity/users/sign-in.ts';
import { HTML, preparePages } from './prepare-pages.ts';

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
  const { provider, pages } = deps;
  await preparePages(app, deps);

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
    return sendForm(request, reply.code({ throttled: 429, refused: 401, 'shut-out': 403 }[outcome.kind]), {
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
    return reply.type(HTML).send(renderSignInPage(setting, { ...page, action }));
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<typeof provider.interactionResult>[2],
  ) {
    const to = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
    return reply.redirect(to, 303);
  }
}

const toSettings = ({ env, now }: EmbeddedProvider) => ({
  now: now(),
  limitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
  memoryKib: env.ARGON2_MEMORY_KIB,
});
