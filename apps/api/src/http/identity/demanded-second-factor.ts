import type { FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import type { PageSetting } from '#identity/provider/pages/page-layout.ts';
import { renderRecoveryCodes, renderSetUpSecondFactor } from '#identity/provider/pages/second-factor-pages.ts';
import { confirmSecondFactor, findSecondFactorDemand, newSecret, toKeyUri } from '#identity/users/second-factor.ts';
import { findUserById } from '#identity/users/users.ts';
import { requestAccountNotice } from '#mail/account-notice-job.ts';
import type { Desk } from './prepare-pages.ts';
import { openStep, sealStep } from './sealed-step.ts';

type SignInDesk = Desk<EmbeddedProvider>;

/** The sign-in that includes the set-up, and the look of its pages. */
interface SignIn {
  uid: string;
  action: string;
  setting: PageSetting;
}

interface Demanded extends SignIn {
  userId: string;
  demandedBy: string;
  secret?: string;
  problem?: string;
}

/** Renders the set-up that a user must complete after the password, because their promoter requires a second factor. */
export async function renderSecondFactorDemand({ deps }: SignInDesk, demanded: Demanded): Promise<string> {
  const { uid, action, setting, userId, demandedBy, secret = newSecret(), problem } = demanded;
  const user = await findUserById(deps.database, userId);
  const uri = toKeyUri(secret, user?.email ?? '', setting.brand.displayName);
  const step = sealStep(deps, 'second-factor-demanded', `${uid} ${userId} ${secret}`);
  return renderSetUpSecondFactor(setting, {
    action,
    step,
    secret,
    uri,
    demandedBy,
    problem,
    wrong: problem === undefined ? undefined : 'code',
  });
}

/** Opens the value in a form of this set-up: the secret to confirm, or the proof that the recovery codes were shown. */
export function openDemandedStep({ deps }: SignInDesk, step: string) {
  const setUp = openStep(deps, 'second-factor-demanded', step);
  const kept = openStep(deps, 'second-factor-kept', step);
  const [uid = '', userId = '', secret] = (setUp ?? kept ?? '').split(' ');
  return setUp === undefined && kept === undefined ? undefined : { uid, userId, secret };
}

type Taken = { userId: string } | { page: string; status: number } | 'expired';

/**
 * Shows the recovery codes once the app has the secret, and signs in once they are saved. Asks again after a wrong
 * code.
 */
export async function takeDemanded(
  desk: SignInDesk,
  request: FastifyRequest,
  { step, code, ...about }: SignIn & { step: string; code: string },
): Promise<Taken> {
  const { deps } = desk;
  const { setting, uid, action } = about;
  const opened = openDemandedStep(desk, step);
  if (!opened || opened.uid !== uid) return 'expired';
  const { userId, secret } = opened;
  if (secret === undefined) return { userId };
  const user = await findUserById(deps.database, userId);
  if (!user) return 'expired';
  const settings = desk.toSettings(request);
  const notify = requestAccountNotice('second-factor-on', settings.now, setting);
  const wanted = { user, secret, code };
  const codes = await confirmSecondFactor(deps.database, wanted, { ...settings, secretKey: deps.secretKey, notify });
  if (!codes) {
    const demandedBy = (await findSecondFactorDemand(deps.database, userId)) ?? '';
    const problem = setting.language.accounts.secondFactor.codeWrong;
    return {
      page: await renderSecondFactorDemand(desk, { ...about, userId, demandedBy, secret, problem }),
      status: 401,
    };
  }
  deps.log.info({ event: 'second-factor.on', userId, requestId: request.id }, 'a second factor was set up');
  const kept = sealStep(deps, 'second-factor-kept', `${uid} ${userId}`);
  return { page: renderRecoveryCodes(setting, codes, { action, step: kept }), status: 200 };
}
