import { LIMITS } from '@parterre/contract/choices/limits';
import { requiredText } from '@parterre/contract/wire/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountPages } from '../../identity/create-identity.ts';
import { type InvitationForm, renderInvitationPage } from '../../identity/provider/pages/invitation-page.ts';
import type { PageSetting } from '../../identity/provider/pages/page-layout.ts';
import { renderDone } from '../../identity/provider/pages/password-pages.ts';
import { acceptInvitation, findOpenInvitation, type OpenInvitation } from '../../identity/users/accept-invitation.ts';
import { signIn } from '../../identity/users/sign-in.ts';
import { describeFault, HTML, preparePages } from './prepare-pages.ts';

const Name = requiredText(LIMITS.user.name);
const Form = z.object({
  name: z
    .string()
    .max(1_000)
    .regex(/^[^\0]*$/)
    .catch(''),
  password: z.string().max(1_000).catch(''),
  ui_locales: z.string().max(100).optional().catch(undefined),
});
const Query = z.object({ ui_locales: z.string().max(100).optional().catch(undefined) });

interface Route {
  Params: { token: string };
}

/** Forms from one address, which may be a whole office. */
const FORMS_PER_MINUTE = 60;

/** Mounts the page that a mailed invitation leads to. Whoever has an account shows with its password that it is theirs. */
export async function mountInvitations(app: FastifyInstance, deps: AccountPages): Promise<void> {
  const { database, env, pages, now, log } = deps;
  const sendMessage = await preparePages(app, deps);
  const config = { rateLimit: { max: FORMS_PER_MINUTE } };

  app.get<Route>('/oidc/invitation/:token', { config }, async (request, reply) => {
    const offer = await findOpenInvitation(database, request.params.token, now());
    if (!offer) return sendMessage(request, reply, 404, 'link-ended');
    const setting = toSetting(request, Query.parse(request.query).ui_locales ?? offer.invitation.language);
    return sendForm(request, reply, setting, { offer, name: '' });
  });

  app.post<Route>('/oidc/invitation/:token', { config }, async (request, reply) => {
    const { token } = request.params;
    const form = Form.parse(request.body ?? {});
    const offer = await findOpenInvitation(database, token, now());
    if (!offer) return sendMessage(request, reply, 404, 'link-ended');
    const setting = toSetting(request, form.ui_locales ?? offer.invitation.language);
    const refused = await findProblem(request, reply, offer, form, setting);
    if (refused) return sendForm(request, reply, setting, { offer, name: form.name, problem: refused });
    const password = passwordOf(offer) === 'new' ? form.password : null;
    const settings = { now: now(), memoryKib: env.ARGON2_MEMORY_KIB, requestId: request.id };
    const isAccepted = await acceptInvitation(database, token, { name: form.name.trim(), password }, settings);
    if (!isAccepted) return sendMessage(request, reply, 404, 'link-ended');
    log.info({ event: 'invitation.accepted', requestId: request.id }, 'an invitation was accepted');
    const { invitationAccepted, invitationAcceptedText } = setting.language.accounts.pages;
    const text = invitationAcceptedText(offer.promoterName);
    return reply.type(HTML).send(renderDone(setting, invitationAccepted, text));
  });

  const toSetting = (request: FastifyRequest, uiLocales: string): PageSetting =>
    pages.settingOf({ uiLocales, acceptLanguage: request.headers['accept-language'] });

  /** People who sign in elsewhere have no password here. */
  const passwordOf = ({ user }: OpenInvitation): InvitationForm['password'] => {
    if (env.OIDC_ISSUER) return null;
    return user?.passwordHash ? 'current' : 'new';
  };

  function sendForm(
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    setting: PageSetting,
    form: Pick<InvitationForm, 'offer' | 'name' | 'problem'>,
  ) {
    const action = `/oidc/invitation/${encodeURIComponent(request.params.token)}`;
    const page = renderInvitationPage(setting, { ...form, action, password: passwordOf(form.offer) });
    return reply.type(HTML).send(page);
  }

  /** What is wrong with the form, in words; sets the status of the answer. */
  async function findProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    offer: OpenInvitation,
    form: z.infer<typeof Form>,
    { language }: PageSetting,
  ): Promise<string | undefined> {
    const texts = { ...language.pages, ...language.accounts.pages };
    if (!offer.user && !Name.safeParse(form.name).success) return refuse(reply, 400, texts.nameMissing);
    const kind = passwordOf(offer);
    if (kind === 'new') {
      const known = [form.name, offer.invitation.email, offer.promoterName];
      const fault = await describeFault(language, form.password, known);
      return fault && refuse(reply, 400, fault);
    }
    if (kind === null) return undefined;
    const attempt = { email: offer.invitation.email, password: form.password, address: request.ip };
    const settings = { limitPerMinute: env.SIGN_IN_LIMIT_PER_MINUTE, memoryKib: env.ARGON2_MEMORY_KIB, now: now() };
    const outcome = await signIn(database, attempt, settings);
    if (outcome.kind === 'refused') return refuse(reply, 401, texts.wrong);
    if (outcome.kind !== 'throttled') return undefined;
    reply.header('retry-after', outcome.retryAfterSeconds);
    return refuse(reply, 429, texts.throttled(outcome.retryAfterSeconds));
  }
}

function refuse(reply: FastifyReply, status: number, problem: string): string {
  reply.code(status);
  return problem;
}
