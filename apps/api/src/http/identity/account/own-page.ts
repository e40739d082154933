import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import type { FieldName } from '#identity/provider/pages/fields.ts';
import type { PageSetting } from '#identity/provider/pages/page-layout.ts';
import { findSignedIn, type SignedIn } from '#identity/provider/provider-account.ts';
import { signIn } from '#identity/users/sign-in.ts';
import type { Desk } from '../prepare-pages.ts';
import { readForm, readLocales } from '../read-form.ts';

/** One request for a page about the caller's own account: the user, the form, and the way to answer. */
export interface OwnPage extends SignedIn {
  deps: EmbeddedProvider;
  request: FastifyRequest;
  reply: FastifyReply;
  settings: ReturnType<Desk['toSettings']>;
  setting: PageSetting;
  /** The submitted form; empty where nothing was sent. */
  form: ReturnType<typeof readForm>;
  send: (page: string, status?: number) => FastifyReply;
}

/** Answers users who are signed in to the provider in this browser, and asks everybody else to sign in first. */
export const toOwnPage =
  (desk: Desk<EmbeddedProvider>, answer: (page: OwnPage) => Promise<FastifyReply>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const signedIn = await findSignedIn(desk.deps, request.raw, reply.raw);
    if (!signedIn) return desk.sendMessage(request, reply, 401, 'sign-in-first');
    const form = readForm(request.body);
    return answer({
      ...signedIn,
      deps: desk.deps,
      request,
      reply,
      settings: desk.toSettings(request),
      setting: desk.toPageSetting(request, form.ui_locales ?? readLocales(request.query)),
      form,
      send: (page, status) => desk.send(reply, page, status),
    });
  };

/** Why a page of the own account is shown again. */
export interface PageProblem {
  status: number;
  text: string;
  /** The field that is wrong. None where somebody tried too often: the password may be right. */
  wrong?: FieldName;
}

/**
 * Returns the problem with the current password as text; undefined for the right one. An attempt counts like a sign-in.
 */
export async function checkPassword(page: OwnPage): Promise<PageProblem | undefined> {
  const { deps, request, reply, setting, settings, user, form } = page;
  const attempt = { email: user.email, password: form.current, address: request.ip };
  const outcome = await signIn(deps.database, attempt, settings);
  if (outcome.kind === 'signed-in') return undefined;
  if (outcome.kind !== 'throttled')
    return { status: 401, text: setting.language.accounts.pages.currentWrong, wrong: 'current' };
  reply.header('retry-after', outcome.retryAfterSeconds);
  return { status: 429, text: setting.language.pages.throttled(outcome.retryAfterSeconds) };
}
