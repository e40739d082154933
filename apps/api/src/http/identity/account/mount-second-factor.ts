import type { FastifyInstance } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { renderDone } from '#identity/provider/pages/password-pages.ts';
import {
  renderRecoveryCodes,
  renderSetUpSecondFactor,
  renderTurnOffSecondFactor,
} from '#identity/provider/pages/second-factor-pages.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  findSecondFactorDemand,
  newSecret,
  removeSecondFactor,
  toKeyUri,
} from '#identity/users/second-factor.ts';
import { requestAccountNotice } from '#mail/account-notice-job.ts';
import { FORM_LIMIT, preparePages } from '../prepare-pages.ts';
import { openStep, sealStep } from '../sealed-step.ts';
import { checkPassword, type OwnPage, type PageProblem, toOwnPage } from './own-page.ts';

const ACTION = '/oidc/account/second-factor';

/** Mounts the page on which signed-in users turn their second factor on and off. */
export async function mountSecondFactor(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const desk = await preparePages(app, deps);
  app.get(ACTION, { config: FORM_LIMIT }, toOwnPage(desk, showPage));
  app.post(ACTION, { config: FORM_LIMIT }, toOwnPage(desk, takeForm));
}

async function showPage(page: OwnPage) {
  const factor = await findSecondFactor(page.deps.database, page.user.id);
  if (!factor) return sendSetUp(page, newSecret());
  const demandedBy = await findSecondFactorDemand(page.deps.database, page.user.id);
  if (demandedBy !== undefined) return sendDemanded(page, demandedBy, 200);
  return sendTurnOff(page, factor.recoveryCodesLeft);
}

async function takeForm(page: OwnPage) {
  const factor = await findSecondFactor(page.deps.database, page.user.id);
  if (!factor) return turnOn(page);
  const demandedBy = await findSecondFactorDemand(page.deps.database, page.user.id);
  if (demandedBy !== undefined) return sendDemanded(page, demandedBy, 403);
  return turnOff(page, factor.recoveryCodesLeft);
}

/** Users of a promoter that requires a second factor cannot turn it off. */
function sendDemanded({ setting, send }: OwnPage, demandedBy: string, status: number) {
  const { isOn, demandedOn } = setting.language.accounts.secondFactor;
  return send(renderDone(setting, isOn, demandedOn(demandedBy)), status);
}

function sendSetUp({ deps, setting, send, user }: OwnPage, secret: string, problem?: PageProblem) {
  const step = sealStep(deps, 'second-factor-set-up', `${user.id} ${secret}`);
  const uri = toKeyUri(secret, user.email, setting.brand.displayName);
  const form = { action: ACTION, step, secret, uri, problem: problem?.text, wrong: problem?.wrong };
  return send(renderSetUpSecondFactor(setting, form), problem?.status);
}

async function turnOn(page: OwnPage) {
  const { deps, request, setting, settings, send, user, form } = page;
  const [userId, secret] = openStep(deps, 'second-factor-set-up', form.step)?.split(' ') ?? [];
  if (secret === undefined || userId !== user.id) return sendSetUp(page, newSecret(), toProblem(page, 'setUpLate'));
  const problem = await checkPassword(page);
  if (problem) return sendSetUp(page, secret, problem);
  const wanted = { user, secret, code: form.code };
  const notify = requestAccountNotice('second-factor-on', settings.now, setting);
  const codes = await confirmSecondFactor(deps.database, wanted, { ...settings, secretKey: deps.secretKey, notify });
  if (!codes) return sendSetUp(page, secret, toProblem(page, 'codeWrong'));
  deps.log.info({ event: 'second-factor.on', userId: user.id, requestId: request.id }, 'a second factor was set up');
  return send(renderRecoveryCodes(setting, codes));
}

const toProblem = ({ setting }: OwnPage, reason: 'setUpLate' | 'codeWrong'): PageProblem => ({
  status: 400,
  text: setting.language.accounts.secondFactor[reason],
  ...(reason === 'codeWrong' ? { wrong: 'code' } : {}),
});

const sendTurnOff = ({ setting, send }: OwnPage, recoveryCodesLeft: number, problem?: PageProblem) => {
  const form = { action: ACTION, recoveryCodesLeft, problem: problem?.text, wrong: problem?.wrong };
  return send(renderTurnOffSecondFactor(setting, form), problem?.status);
};

async function turnOff(page: OwnPage, recoveryCodesLeft: number) {
  const { deps, request, setting, settings, send, user } = page;
  const problem = await checkPassword(page);
  if (problem) return sendTurnOff(page, recoveryCodesLeft, problem);
  const notify = requestAccountNotice('second-factor-off', settings.now, setting);
  await removeSecondFactor(deps.database, user, { ...settings, notify });
  deps.log.info({ event: 'second-factor.off', userId: user.id, requestId: request.id }, 'a second factor was removed');
  const { isOff, isOffText } = setting.language.accounts.secondFactor;
  return send(renderDone(setting, isOff, isOffText));
}
