import { LIMITS } from '@parterre/contract/choices/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedProvider } from '#identity/create-identity.ts';
import { renderSignInCode } from '#identity/provider/pages/second-factor-pages.ts';
import { renderSignInPage, type SignInForm } from '#identity/provider/pages/sign-in-page.ts';
import { checkSecondFactor, findSecondFactor, findSecondFactorDemand } from '#identity/users/second-factor.ts';
import { admitProof, type SignInOutcome, signIn } from '#identity/users/sign-in.ts';
import { signInWithPasskey } from '#identity/users/sign-in-with-passkey.ts';
import { newChallenge, toSignInOptions } from '#identity/users/verify-passkey.ts';
import { openDemandedStep, renderSecondFactorDemand, takeDemanded } from './demanded-second-factor.ts';
import { type Desk, preparePages } from './prepare-pages.ts';
import { readForm, readLocales } from './read-form.ts';
import { openStep, sealStep } from './sealed-step.ts';

interface Route {
  Params: { uid: string };
}
type SignInRequest = FastifyRequest<Route>;
type SignInDesk = Desk<EmbeddedProvider>;

const URL_PATTERN = '/oidc/interaction/:uid';

/** Mounts the sign-in form, which replaces the development pages of the library. */
export async function mountInteractions(app: FastifyInstance, deps: EmbeddedProvider): Promise<void> {
  const desk = await preparePages(app, deps, { hasPasskeys: true });
  app.get<Route>(URL_PATTERN, (request, reply) => showForm(desk, request, reply));
  app.post<Route>(URL_PATTERN, (request, reply) => takeForm(desk, request, reply));
}

async function showForm(desk: SignInDesk, request: SignInRequest, reply: FastifyReply) {
  const { params, prompt } = await desk.deps.provider.interactionDetails(request.raw, reply.raw);
  if (prompt.name === 'consent') return finish(desk, request, reply, { consent: {} });
  const uiLocales = readLocales(request.query) ?? params.ui_locales;
  const email = typeof params.login_hint === 'string' ? params.login_hint.slice(0, LIMITS.email) : '';
  return sendForm(desk, request, reply, { uiLocales, redirectUri: params.redirect_uri, email });
}

async function takeForm(desk: SignInDesk, request: SignInRequest, reply: FastifyReply) {
  const { provider, database } = desk.deps;
  const { params } = await provider.interactionDetails(request.raw, reply.raw);
  const { email, password, step, code, answer, ui_locales } = readForm(request.body);
  const uiLocales = ui_locales ?? params.ui_locales;
  const page = { uiLocales, redirectUri: params.redirect_uri };
  const about = { uid: request.params.uid, action: toAction(request), setting: toPageSetting(desk, request, page) };
  if (answer !== '') return takePasskey(desk, request, reply, { ...page, step, answer });
  if (openDemandedStep(desk, step)) {
    const answer = await takeDemanded(desk, request, { ...about, step, code });
    if (answer === 'expired') return desk.sendMessage(request, reply, 400, 'expired');
    if ('userId' in answer) return accept(desk, request, reply, answer.userId);
    return desk.send(reply, answer.page, answer.status);
  }
  if (step !== '') return takeCode(desk, request, reply, { ...page, step, code });
  const outcome = await signIn(database, { email, password, address: request.ip }, desk.toSettings(request));
  if (outcome.kind === 'signed-in') {
    const { userId } = outcome;
    if (!(await findSecondFactor(database, userId))) {
      const demandedBy = await findSecondFactorDemand(database, userId);
      if (demandedBy === undefined) return accept(desk, request, reply, userId);
      return desk.send(reply, await renderSecondFactorDemand(desk, { ...about, userId, demandedBy }));
    }
    const passed = sealStep(desk.deps, 'sign-in-step', `${request.params.uid} ${userId}`);
    return sendCodeForm(desk, request, reply, { ...page, step: passed });
  }
  return sendRefusal(desk, request, reply, { ...page, email, outcome });
}

/** Signs in with a passkey, which a promoter that demands a second factor takes for both. */
async function takePasskey(
  desk: SignInDesk,
  request: SignInRequest,
  reply: FastifyReply,
  { step, answer, ...page }: CodePage & { answer: string },
) {
  const { deps } = desk;
  const [uid, challenge] = openStep(deps, 'passkey-sign-in', step)?.split(' ') ?? [];
  if (challenge === undefined || uid !== request.params.uid)
    return sendForm(desk, request, reply, { ...page, email: '', problem: { kind: 'passkey-late' }, status: 400 });
  const attempt = { answer, challenge, publicUrl: deps.addresses.publicUrl, address: request.ip };
  const outcome = await signInWithPasskey(deps.database, attempt, desk.toSettings(request));
  if (outcome.kind === 'signed-in') return accept(desk, request, reply, outcome.userId);
  return sendRefusal(desk, request, reply, { ...page, email: '', outcome, isPasskey: true });
}

interface Refusal extends Omit<CodePage, 'step' | 'problem'> {
  email: string;
  outcome: Exclude<SignInOutcome, { kind: 'signed-in' }>;
  isPasskey?: boolean;
}

/** Shows the form again, with what was wrong with the password or the passkey. */
function sendRefusal(desk: SignInDesk, request: SignInRequest, reply: FastifyReply, refusal: Refusal) {
  const { outcome, isPasskey = false, ...page } = refusal;
  const { log } = desk.deps;
  log.warn({ event: `sign-in.${outcome.kind}`, isPasskey, requestId: request.id }, 'a sign-in was refused');
  if (outcome.kind === 'throttled') reply.header('retry-after', outcome.retryAfterSeconds);
  const status = { throttled: 429, refused: 401, 'shut-out': 403 }[outcome.kind];
  const problem = isPasskey && outcome.kind === 'refused' ? ({ kind: 'passkey-refused' } as const) : outcome;
  return sendForm(desk, request, reply, { ...page, problem, status });
}

interface CodePage {
  uiLocales: unknown;
  redirectUri: unknown;
  step: string;
  problem?: string;
  /** 200 by default. */
  status?: number;
}

/** Handles the second step of a user who entered the password in this sign-in, at most ten minutes ago. */
async function takeCode(
  desk: SignInDesk,
  request: SignInRequest,
  reply: FastifyReply,
  { code, ...page }: CodePage & { code: string },
) {
  const { deps } = desk;
  const [uid, userId] = openStep(deps, 'sign-in-step', page.step)?.split(' ') ?? [];
  if (userId === undefined || uid !== request.params.uid) return desk.sendMessage(request, reply, 400, 'expired');
  const settings = desk.toSettings(request);
  const factor = { now: settings.now, secretKey: deps.secretKey };
  const check = async () => ((await checkSecondFactor(deps.database, userId, code, factor)) ? userId : undefined);
  const proof = { kind: 'code', account: userId, address: request.ip } as const;
  const outcome = await admitProof(deps.database, proof, settings, check);
  const { language } = toPageSetting(desk, request, page);
  if ('waitSeconds' in outcome) {
    reply.header('retry-after', outcome.waitSeconds);
    const problem = language.pages.throttled(outcome.waitSeconds);
    return sendCodeForm(desk, request, reply, { ...page, problem, status: 429 });
  }
  if (outcome.found !== undefined) return accept(desk, request, reply, userId);
  deps.log.warn({ event: 'sign-in.code-refused', requestId: request.id }, 'a code was refused');
  const problem = language.accounts.secondFactor.codeWrong;
  return sendCodeForm(desk, request, reply, { ...page, problem, status: 401 });
}

function sendCodeForm(desk: SignInDesk, request: SignInRequest, reply: FastifyReply, page: CodePage) {
  const { step, problem, status } = page;
  // After too many tries the code may be right.
  const wrong = status === 401 ? 'code' : undefined;
  const form = { action: toAction(request), step, problem, wrong } as const;
  return desk.send(reply, renderSignInCode(toPageSetting(desk, request, page), form), status);
}

const toAction = ({ params }: SignInRequest): string => `/oidc/interaction/${encodeURIComponent(params.uid)}`;

const toPageSetting = ({ deps }: SignInDesk, { headers }: FastifyRequest, page: Omit<CodePage, 'step'>) =>
  deps.pages.settingOf({ ...page, acceptLanguage: headers['accept-language'] });

type FormPage = Omit<SignInForm, 'action' | 'question'> & Omit<CodePage, 'step' | 'problem'>;

function sendForm(desk: SignInDesk, request: SignInRequest, reply: FastifyReply, page: FormPage) {
  const { uiLocales, redirectUri } = page;
  const { deps } = desk;
  const setting = toPageSetting(desk, request, { uiLocales, redirectUri });
  const challenge = newChallenge();
  const question = {
    step: sealStep(deps, 'passkey-sign-in', `${request.params.uid} ${challenge}`),
    options: toSignInOptions({ challenge, publicUrl: deps.addresses.publicUrl }),
  };
  return desk.send(reply, renderSignInPage(setting, { ...page, question, action: toAction(request) }), page.status);
}

function accept(desk: SignInDesk, request: FastifyRequest, reply: FastifyReply, accountId: string) {
  desk.deps.log.info({ event: 'sign-in.accepted', userId: accountId, requestId: request.id }, 'a user signed in');
  return finish(desk, request, reply, { login: { accountId } });
}

type Result = Parameters<EmbeddedProvider['provider']['interactionResult']>[2];

async function finish({ deps }: SignInDesk, request: FastifyRequest, reply: FastifyReply, result: Result) {
  const to = await deps.provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
  return reply.redirect(to, 303);
}
