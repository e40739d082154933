import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { renderNewPasskey, renderPasskeys, renderRemovePasskey } from '#identity/provider/pages/passkey-pages.ts';
import { renderDone } from '#identity/provider/pages/password-pages.ts';
import { addPasskey, findTimeZone, listPasskeys, removePasskey } from '#identity/users/passkeys.ts';
import { newChallenge, toNewOptions, verifyNewPasskey } from '#identity/users/verify-passkey.ts';
import { requestAccountNotice } from '#mail/account-notice-job.ts';
import { FORM_LIMIT, preparePages } from '../prepare-pages.ts';
import { openStep, sealStep } from '../sealed-step.ts';
import { checkPassword, type OwnPage, type PageProblem, toOwnPage } from './own-page.ts';

const ACTION = '/oidc/account/passkeys';
const ONE = `${ACTION}/:passkeyId`;

/** Mounts the pages on which signed-in users see, add and remove their passkeys. */
export async function mountPasskeys(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const desk = await preparePages(app, deps, { hasPasskeys: true });
  const options = { config: FORM_LIMIT };
  app.get(
    ACTION,
    options,
    toOwnPage(desk, (page) => sendList(page)),
  );
  app.post(
    ACTION,
    options,
    toOwnPage(desk, (page) => (page.form.step === '' ? begin(page) : finish(page))),
  );
  app.get(ONE, options, toOwnPage(desk, showRemoval));
  app.post(ONE, options, toOwnPage(desk, takeRemoval));
}

async function sendList({ deps, send, setting, user, form }: OwnPage, problem?: PageProblem) {
  const { database } = deps;
  const passkeys = await listPasskeys(database, user.id);
  const timeZone = await findTimeZone(database, user.id);
  const shown = { problem: problem?.text, wrong: problem?.wrong };
  const list = { action: ACTION, email: user.email, passkeys, timeZone, name: form.passkey, ...shown };
  return send(renderPasskeys(setting, list), problem?.status);
}

/** Takes the password and the name, and asks the browser for a passkey. */
async function begin(page: OwnPage) {
  const { form, setting } = page;
  const name = form.passkey.trim();
  const { nameMissing } = setting.language.accounts.passkeys;
  if (name === '') return sendList(page, { status: 400, text: nameMissing, wrong: 'passkey' });
  const problem = await checkPassword(page);
  return problem ? sendList(page, problem) : sendNew(page, name);
}

async function sendNew({ deps, send, setting, user }: OwnPage, name: string, problem?: PageProblem) {
  const known = await listPasskeys(deps.database, user.id);
  const { publicUrl } = deps.addresses;
  const challenge = newChallenge();
  const options = toNewOptions({ challenge, publicUrl, user, issuer: setting.brand.displayName, known });
  const step = sealStep(deps, 'passkey-new', `${user.id} ${challenge} ${name}`);
  return send(renderNewPasskey(setting, { action: ACTION, step, options, problem: problem?.text }), problem?.status);
}

/** Takes what the browser created. The password was entered for this step. */
async function finish(page: OwnPage) {
  const { deps, form, request, send, setting, settings, user } = page;
  const texts = setting.language.accounts.passkeys;
  const [userId, challenge, ...words] = openStep(deps, 'passkey-new', form.step)?.split(' ') ?? [];
  if (challenge === undefined || userId !== user.id) return sendList(page, { status: 400, text: texts.late });
  const name = words.join(' ');
  const passkey = await verifyNewPasskey({ challenge, publicUrl: deps.addresses.publicUrl }, form.answer);
  if (!passkey) return sendNew(page, name, { status: 400, text: texts.notMade });
  const notify = requestAccountNotice('passkey-added', settings.now, setting);
  const outcome = await addPasskey(deps.database, { user, name, passkey, challenge }, { ...settings, notify });
  const problems = { known: texts.known, late: texts.late, full: texts.full(LIMITS.passkey.perUser) };
  if (outcome !== 'added') return sendList(page, { status: 409, text: problems[outcome] });
  deps.log.info({ event: 'passkey.added', userId: user.id, requestId: request.id }, 'a passkey was added');
  return send(renderDone(setting, texts.isAdded, texts.isAddedText));
}

const Params = z.object({ passkeyId: z.string() });

async function findOwn({ deps, request, user }: OwnPage) {
  const { passkeyId } = Params.parse(request.params);
  return (await listPasskeys(deps.database, user.id)).find(({ id }) => id === passkeyId);
}

async function showRemoval(page: OwnPage) {
  const passkey = await findOwn(page);
  return passkey ? sendRemoval(page, passkey) : sendList(page, toGone(page));
}

function sendRemoval(
  { send, setting, user }: OwnPage,
  { id, name }: { id: string; name: string },
  problem?: PageProblem,
) {
  const form = {
    action: `${ACTION}/${id}`,
    list: ACTION,
    email: user.email,
    name,
    problem: problem?.text,
    wrong: problem?.wrong,
  };
  return send(renderRemovePasskey(setting, form), problem?.status);
}

const toGone = ({ setting }: OwnPage): PageProblem => ({ status: 404, text: setting.language.accounts.passkeys.gone });

async function takeRemoval(page: OwnPage) {
  const { deps, request, send, setting, settings, user } = page;
  const passkey = await findOwn(page);
  if (!passkey) return sendList(page, toGone(page));
  const problem = await checkPassword(page);
  if (problem) return sendRemoval(page, passkey, problem);
  const notify = requestAccountNotice('passkey-removed', settings.now, setting);
  const { id } = passkey;
  if (!(await removePasskey(deps.database, { user, id }, { ...settings, notify }))) return sendList(page, toGone(page));
  deps.log.info({ event: 'passkey.removed', userId: user.id, requestId: request.id }, 'a passkey was removed');
  const { isRemoved, isRemovedText } = setting.language.accounts.passkeys;
  return send(renderDone(setting, isRemoved, isRemovedText));
}
