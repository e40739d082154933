import { EmailAddress } from '@parterre/contract/wire/email-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { renderChangeEmail, renderConfirmEmail } from '#identity/provider/pages/email-pages.ts';
import type { FieldName } from '#identity/provider/pages/fields.ts';
import { renderChangePassword, renderDone } from '#identity/provider/pages/password-pages.ts';
import { changeEmail, findEmailChange } from '#identity/users/change-email.ts';
import { changePassword } from '#identity/users/change-password.ts';
import { toEmailKey } from '#identity/users/users.ts';
import { requestAccountNotice } from '#mail/account-notice-job.ts';
import { requestEmailChange } from '#mail/email-change-job.ts';
import { type Desk, describeFault, FORM_LIMIT, preparePages } from '../prepare-pages.ts';
import { readForm, readLocales } from '../read-form.ts';
import { checkPassword, type OwnPage, toOwnPage } from './own-page.ts';

const PASSWORD = '/oidc/account/password';
const EMAIL = '/oidc/account/email';
const LINK = '/oidc/email-change';

interface LinkRoute {
  Params: { token: string };
}
type LinkRequest = FastifyRequest<LinkRoute>;

/** Mounts the pages on which signed-in users change their password and e-mail, and the page that confirms an e-mail. */
export async function mountAccount(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const desk = await preparePages(app, deps);
  const options = { config: FORM_LIMIT };
  app.get(PASSWORD, options, toOwnPage(desk, showPassword));
  app.post(PASSWORD, options, toOwnPage(desk, takePassword));
  app.get(EMAIL, options, toOwnPage(desk, showEmail));
  app.post(EMAIL, options, toOwnPage(desk, takeEmail));
  app.get<LinkRoute>(`${LINK}/:token`, options, (request, reply) => showLink(desk, request, reply));
  app.post<LinkRoute>(`${LINK}/:token`, options, (request, reply) => takeLink(desk, request, reply));
}

const showPassword = async ({ send, setting, user }: OwnPage) =>
  send(renderChangePassword(setting, { action: PASSWORD, email: user.email }));

async function takePassword(page: OwnPage) {
  const { deps, request, send, setting, settings, user, sessionId, form } = page;
  const { language } = setting;
  const refuse = (status: number, problem: string, wrong?: FieldName) =>
    send(renderChangePassword(setting, { action: PASSWORD, email: user.email, problem, wrong }), status);
  const problem = await checkPassword(page);
  if (problem) return refuse(problem.status, problem.text, problem.wrong);
  const fault = await describeFault(language, form.password, [user.name, user.email, form.current]);
  if (fault) return refuse(400, fault, 'password');
  const notify = requestAccountNotice('password-changed', settings.now, setting);
  const wanted = { user, password: form.password, keptSessionId: sessionId };
  await changePassword(deps.database, wanted, { ...settings, notify });
  deps.log.info({ event: 'password.changed', userId: user.id, requestId: request.id }, 'a password was changed');
  const { passwordChanged, passwordChangedText } = language.accounts.pages;
  return send(renderDone(setting, passwordChanged, passwordChangedText));
}

const showEmail = async ({ send, setting, user }: OwnPage) =>
  send(renderChangeEmail(setting, { action: EMAIL, email: user.email }));

async function takeEmail(page: OwnPage) {
  const { deps, send, setting, user, form } = page;
  const { language } = setting;
  const { pages } = language.accounts;
  const refuse = (status: number, problem: string, wrong?: FieldName) =>
    send(renderChangeEmail(setting, { action: EMAIL, email: user.email, wanted: form.email, problem, wrong }), status);
  const email = toEmailKey(form.email);
  if (!EmailAddress.safeParse(email).success || email === user.email) return refuse(400, pages.emailWrong, 'email');
  const problem = await checkPassword(page);
  if (problem) return refuse(problem.status, problem.text, problem.wrong);
  const wanted = { userId: user.id, email, brand: setting.brand.name, language: language.tag };
  await requestEmailChange(deps.database, wanted, deps.now());
  return send(renderDone(setting, pages.linkSent, pages.emailSentText(email)));
}

async function showLink(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const found = await findEmailChange(desk.deps.database, request.params.token, desk.deps.now());
  if (!found) return desk.sendMessage(request, reply, 404, 'link-ended');
  const setting = desk.toPageSetting(request, readLocales(request.query));
  const action = `${LINK}/${encodeURIComponent(request.params.token)}`;
  return desk.send(reply, renderConfirmEmail(setting, action, found));
}

async function takeLink(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const { database, now, log } = desk.deps;
  const { token } = request.params;
  const setting = desk.toPageSetting(request, readForm(request.body).ui_locales);
  const found = await findEmailChange(database, token, now());
  const notify = requestAccountNotice('email-changed', now(), setting);
  const settings = { now: now(), requestId: request.id, address: request.ip, notify };
  if (!found || !(await changeEmail(database, token, settings)))
    return desk.sendMessage(request, reply, 404, 'link-ended');
  log.info({ event: 'email.changed', userId: found.user.id, requestId: request.id }, 'an e-mail was changed');
  const { emailChanged, emailChangedText } = setting.language.accounts.pages;
  return desk.send(reply, renderDone(setting, emailChanged, emailChangedText(found.email)));
}
