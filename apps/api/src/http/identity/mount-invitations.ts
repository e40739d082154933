import { LIMITS } from '@parterre/contract/choices/limits';
import { requiredText } from '@parterre/contract/wire/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountPages } from '#identity/create-identity.ts';
import { type InvitationForm, renderInvitationPage } from '#identity/provider/pages/invitation-page.ts';
import type { PageSetting } from '#identity/provider/pages/page-layout.ts';
import { renderDone } from '#identity/provider/pages/password-pages.ts';
import { acceptInvitation, findOpenInvitation, type OpenInvitation } from '#identity/users/accept-invitation.ts';
import { signIn } from '#identity/users/sign-in.ts';
import { type Desk, describeFault, FORM_LIMIT, preparePages } from './prepare-pages.ts';
import { readForm, readLocales } from './read-form.ts';

interface Route {
  Params: { token: string };
}
type LinkRequest = FastifyRequest<Route>;

/** Mounts the page that a mailed invitation leads to. A user who has an account proves it with the password. */
export async function mountInvitations(app: FastifyInstance, deps: AccountPages): Promise<void> {
  const desk = await preparePages(app, deps);
  const options = { config: FORM_LIMIT };
  app.get<Route>('/oidc/invitation/:token', options, (request, reply) => showOffer(desk, request, reply));
  app.post<Route>('/oidc/invitation/:token', options, (request, reply) => takeForm(desk, request, reply));
}

async function showOffer(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const offer = await findOpenInvitation(desk.deps.database, request.params.token, desk.deps.now());
  if (!offer) return desk.sendMessage(request, reply, 404, 'link-ended');
  const setting = desk.toPageSetting(request, readLocales(request.query) ?? offer.invitation.language);
  return desk.send(reply, renderInvitationPage(setting, toForm(desk, request, offer)));
}

async function takeForm(desk: Desk, request: LinkRequest, reply: FastifyReply) {
  const { database, now, log } = desk.deps;
  const { token } = request.params;
  const offer = await findOpenInvitation(database, token, now());
  if (!offer) return desk.sendMessage(request, reply, 404, 'link-ended');
  const { name, password, ui_locales } = readForm(request.body);
  const setting = desk.toPageSetting(request, ui_locales ?? offer.invitation.language);
  const problem = await findProblem(desk, request, { offer, name, password, setting });
  if (problem) {
    if (problem.waitSeconds) reply.header('retry-after', problem.waitSeconds);
    const form = { ...toForm(desk, request, offer), name, problem: problem.text, wrong: problem.field };
    return desk.send(reply, renderInvitationPage(setting, form), problem.status);
  }
  const account = { name: name.trim(), password: passwordOf(desk, offer) === 'new' ? password : null };
  if (!(await acceptInvitation(database, token, account, desk.toSettings(request))))
    return desk.sendMessage(request, reply, 404, 'link-ended');
  log.info({ event: 'invitation.accepted', requestId: request.id }, 'an invitation was accepted');
  const { invitationAccepted, invitationAcceptedText } = setting.language.accounts.pages;
  return desk.send(reply, renderDone(setting, invitationAccepted, invitationAcceptedText(offer.promoterName)));
}

const toForm = (desk: Desk, { params }: LinkRequest, offer: OpenInvitation): InvitationForm => ({
  action: `/oidc/invitation/${encodeURIComponent(params.token)}`,
  offer,
  password: passwordOf(desk, offer),
  name: '',
});

/** Users of an external provider have no password here. */
function passwordOf({ deps }: Desk, { user }: OpenInvitation): InvitationForm['password'] {
  if (deps.env.OIDC_ISSUER) return null;
  return user?.passwordHash ? 'current' : 'new';
}

interface TypedForm {
  offer: OpenInvitation;
  name: string;
  password: string;
  setting: PageSetting;
}

interface FormProblem {
  status: number;
  text: string;
  /** The field that is wrong; none where somebody tried too often. */
  field?: 'name' | 'password';
  waitSeconds?: number;
}

const Name = requiredText(LIMITS.user.name);

/** Returns the problem with the form; undefined for a valid one. */
async function findProblem(desk: Desk, request: LinkRequest, form: TypedForm): Promise<FormProblem | undefined> {
  const { offer, name, password, setting } = form;
  const { language } = setting;
  const texts = { ...language.pages, ...language.accounts.pages };
  if (!offer.user && !Name.safeParse(name).success) return { status: 400, text: texts.nameMissing, field: 'name' };
  const kind = passwordOf(desk, offer);
  if (kind === null) return undefined;
  const { email } = offer.invitation;
  if (kind === 'new') {
    const fault = await describeFault(language, password, [name, email, offer.promoterName]);
    return fault === undefined ? undefined : { status: 400, text: fault, field: 'password' };
  }
  const outcome = await signIn(desk.deps.database, { email, password, address: request.ip }, desk.toSettings(request));
  if (outcome.kind === 'refused') return { status: 401, text: texts.wrong, field: 'password' };
  if (outcome.kind !== 'throttled') return undefined;
  const waitSeconds = outcome.retryAfterSeconds;
  return { status: 429, text: texts.throttled(waitSeconds), waitSeconds };
}
