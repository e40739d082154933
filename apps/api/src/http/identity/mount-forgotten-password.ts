import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { renderDone, renderForgottenPassword, renderResetPassword } from '#identity/provider/pages/password-pages.ts';
import { findPasswordReset, resetPassword } from '#identity/users/change-password.ts';
import { admitReset } from '#identity/users/sign-in.ts';
import { requestAccountNotice } from '#mail/account-notice-job.ts';
import { requestPasswordReset } from '#mail/password-reset-job.ts';
import { type Desk, describeFault, FORM_LIMIT, preparePages } from './prepare-pages.ts';
import { readForm, readLocales } from './read-form.ts';

const FORGOTTEN = '/oidc/forgotten-password';

interface LinkRoute {
  Params: { token: string };
}
type LinkRequest = FastifyRequest<LinkRoute>;

/** Mounts the page that mails a link to users who forgot their password, and the page behind that link. */
export async function mountForgottenPassword(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const desk = await preparePages(app, deps);
  const options = { config: FORM_LIMIT };
  app.get(FORGOTTEN, options, async (request, reply) => {
    const setting = desk.toPageSetting(request, readLocales(request.query));
    return desk.send(reply, renderForgottenPassword(setting, { action: FORGOTTEN, email: '' }));
  });
  app.post(FORGOTTEN, options, (request, reply) => takeAddress(desk, request, reply));
  app.get<LinkRoute>(`${RESET}/:token`, options, (request, reply) => showReset(desk, request, reply));
  app.post<LinkRoute>(`${RESET}/:token`, options, (request, reply) => takePassword(desk, request, reply));
}

/** The answer does not depend on whether a user has the address. */
async function takeAddress(desk: Desk, request: FastifyRequest, reply: FastifyReply) {
  const { database, now } = desk.deps;
  const { email, ui_locales } = readForm(request.body);
  const setting = desk.toPageSetting(request, ui_locales);
  const { language } = setting;
  const waitSeconds = await admitReset(database, { email, address: request.ip }, desk.toSettings(request));
  if (waitSeconds > 0) {
    const problem = language.pages.throttled(waitSeconds);
    const page = renderForgottenPassword(setting, { action: FORGOTTEN, email, problem });
    return desk.send(reply.header('retry-after', waitSeconds), page, 429);
  }
  await requestPasswordReset(database, { email, brand: setting.brand.name, language: language.tag }, now());
  const { linkSent, linkSentText } = language.accounts.pages;
  return desk.send(reply, renderDone(setting, linkSent, linkSentText(email)));
}

const RESET = '/oidc/password-reset';

async function showReset(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const user = await findPasswordReset(desk.deps.database, request.params.token, desk.deps.now());
  if (!user) return desk.sendMessage(request, reply, 404, 'link-ended');
  const setting = desk.toPageSetting(request, readLocales(request.query));
  return desk.send(reply, renderResetPassword(setting, { action: toAction(request), email: user.email }));
}

async function takePassword(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const { database, now, log } = desk.deps;
  const { token } = request.params;
  const form = readForm(request.body);
  const setting = desk.toPageSetting(request, form.ui_locales);
  const { language } = setting;
  const user = await findPasswordReset(database, token, now());
  if (!user) return desk.sendMessage(request, reply, 404, 'link-ended');
  const problem = await describeFault(language, form.password, [user.name, user.email]);
  if (problem) {
    const page = renderResetPassword(setting, { action: toAction(request), email: user.email, problem });
    return desk.send(reply, page, 400);
  }
  const settings = { ...desk.toSettings(request), notify: requestAccountNotice('password-changed', now(), setting) };
  if (!(await resetPassword(database, token, form.password, settings)))
    return desk.sendMessage(request, reply, 404, 'link-ended');
  log.info({ event: 'password.reset', userId: user.id, requestId: request.id }, 'a password was chosen anew');
  const { passwordReset, passwordResetText } = language.accounts.pages;
  return desk.send(reply, renderDone(setting, passwordReset, passwordResetText));
}

const toAction = ({ params }: LinkRequest): string => `${RESET}/${encodeURIComponent(params.token)}`;
