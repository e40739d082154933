import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EmbeddedProvider } from '../../identity/create-identity.ts';
import type { PageSetting } from '../../identity/provider/pages/page-layout.ts';
import {
  renderChangePassword,
  renderDone,
  renderForgottenPassword,
  renderResetPassword,
} from '../../identity/provider/pages/password-pages.ts';
import { findSignedIn } from '../../identity/provider/provider-account.ts';
import { changePassword, findPasswordReset, resetPassword } from '../../identity/users/change-password.ts';
import { admitReset, signIn } from '../../identity/users/sign-in.ts';
import { requestPasswordReset } from '../../mail/password-reset-job.ts';
import { describeFault, HTML, preparePages } from './prepare-pages.ts';

const typed = z
  .string()
  .max(1_000)
  .regex(/^[^\0]*$/)
  .catch('');
const Form = z.object({
  email: z
    .string()
    .trim()
    .max(LIMITS.email)
    .regex(/^[^\0]*$/)
    .catch(''),
  current: typed,
  password: typed,
  ui_locales: z.string().max(100).optional().catch(undefined),
});
const Query = z.object({ ui_locales: z.string().max(100).optional().catch(undefined) });

interface Route {
  Params: { token: string };
}

/** Forms from one address, which may be a whole office. */
const config = { rateLimit: { max: 60 } };

/** Mounts the pages on which a password is changed, forgotten, and chosen anew. */
export async function mountPasswords(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const { database, env, pages, now, log } = deps;
  const sendMessage = await preparePages(app, deps);
  const toSetting = (request: FastifyRequest, uiLocales: string | undefined): PageSetting =>
    pages.settingOf({ uiLocales, acceptLanguage: request.headers['accept-language'] });
  const toSettings = (request: FastifyRequest) => ({
    now: now(),
    memoryKib: env.ARGON2_MEMORY_KIB,
    limitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE,
    requestId: request.id,
  });
  const send = (reply: FastifyReply, page: string) => reply.type(HTML).send(page);

  const CHANGE = '/oidc/account/password';
  app.get(CHANGE, { config }, async (request, reply) => {
    const signedIn = await findSignedIn(deps, request.raw, reply.raw);
    if (!signedIn) return sendMessage(request, reply, 401, 'sign-in-first');
    const setting = toSetting(request, Query.parse(request.query).ui_locales);
    return send(reply, renderChangePassword(setting, { action: CHANGE, email: signedIn.user.email }));
  });

  app.post(CHANGE, { config }, async (request, reply) => {
    const signedIn = await findSignedIn(deps, request.raw, reply.raw);
    if (!signedIn) return sendMessage(request, reply, 401, 'sign-in-first');
    const { user, sessionId } = signedIn;
    const form = Form.parse(request.body ?? {});
    const setting = toSetting(request, form.ui_locales);
    const texts = setting.language.accounts.pages;
    const refuse = (status: number, problem: string) =>
      send(reply.code(status), renderChangePassword(setting, { action: CHANGE, email: user.email, problem }));
    const attempt = { email: user.email, password: form.current, address: request.ip };
    const outcome = await signIn(database, attempt, toSettings(request));
    if (outcome.kind === 'throttled') {
      reply.header('retry-after', outcome.retryAfterSeconds);
      return refuse(429, setting.language.pages.throttled(outcome.retryAfterSeconds));
    }
    if (outcome.kind !== 'signed-in') return refuse(401, texts.currentWrong);
    const fault = await describeFault(setting.language, form.password, [user.name, user.email, form.current]);
    if (fault) return refuse(400, fault);
    const wanted = { user, password: form.password, keptSessionId: sessionId };
    await changePassword(database, wanted, toSettings(request));
    log.info({ event: 'password.changed', userId: user.id, requestId: request.id }, 'a password was changed');
    return send(reply, renderDone(setting, texts.passwordChanged, texts.passwordChangedText));
  });

  const FORGOTTEN = '/oidc/forgotten-password';
  app.get(FORGOTTEN, { config }, async (request, reply) => {
    const setting = toSetting(request, Query.parse(request.query).ui_locales);
    return send(reply, renderForgottenPassword(setting, { action: FORGOTTEN, email: '' }));
  });

  app.post(FORGOTTEN, { config }, async (request, reply) => {
    const form = Form.parse(request.body ?? {});
    const setting = toSetting(request, form.ui_locales);
    const { language } = setting;
    const waitSeconds = await admitReset(database, { email: form.email, address: request.ip }, toSettings(request));
    if (waitSeconds > 0) {
      const problem = language.pages.throttled(waitSeconds);
      const page = renderForgottenPassword(setting, { action: FORGOTTEN, email: form.email, problem });
      return send(reply.code(429).header('retry-after', waitSeconds), page);
    }
    await requestPasswordReset(database, { email: form.email, language: language.tag }, now());
    const { linkSent, linkSentText } = language.accounts.pages;
    return send(reply, renderDone(setting, linkSent, linkSentText(form.email)));
  });

  app.get<Route>('/oidc/password-reset/:token', { config }, async (request, reply) => {
    const user = await findPasswordReset(database, request.params.token, now());
    if (!user) return sendMessage(request, reply, 404, 'link-ended');
    const setting = toSetting(request, Query.parse(request.query).ui_locales);
    return send(reply, renderResetPassword(setting, { action: toAction(request), email: user.email }));
  });

  app.post<Route>('/oidc/password-reset/:token', { config }, async (request, reply) => {
    const { token } = request.params;
    const form = Form.parse(request.body ?? {});
    const setting = toSetting(request, form.ui_locales);
    const user = await findPasswordReset(database, token, now());
    if (!user) return sendMessage(request, reply, 404, 'link-ended');
    const problem = await describeFault(setting.language, form.password, [user.name, user.email]);
    if (problem) {
      const page = renderResetPassword(setting, { action: toAction(request), email: user.email, problem });
      return send(reply.code(400), page);
    }
    const isReset = await resetPassword(database, token, form.password, toSettings(request));
    if (!isReset) return sendMessage(request, reply, 404, 'link-ended');
    log.info({ event: 'password.reset', userId: user.id, requestId: request.id }, 'a password was chosen anew');
    const { passwordReset, passwordResetText } = setting.language.accounts.pages;
    return send(reply, renderDone(setting, passwordReset, passwordResetText));
  });
}

const toAction = ({ params }: FastifyRequest<Route>): string =>
  `/oidc/password-reset/${encodeURIComponent(params.token)}`;
