import type { Language } from '#texts/en-GB/language.ts';
import { renderField, renderForm } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';
import { type PasskeyQuestion, renderPasskeyForm } from './passkey-pages.ts';

export interface SignInForm {
  /** The address that receives the form: `/oidc/interaction/{uid}`. */
  action: string;
  email: string;
  /** What a passkey has to sign. */
  question: PasskeyQuestion;
  problem?:
    | { kind: 'refused' | 'shut-out' | 'passkey-refused' | 'passkey-late' }
    | { kind: 'throttled'; retryAfterSeconds: number }
    | undefined;
}

/** After a refusal the password field has the focus, and a screen reader announces the problem at once. */
export function renderSignInPage(setting: PageSetting, form: SignInForm): string {
  const { action, email, problem, question } = form;
  const texts = setting.language.pages;
  const { signIn: button, notUsed: failed } = setting.language.accounts.passkeys;
  const hasTyped = problem !== undefined && !problem.kind.startsWith('passkey');
  const startsAtPassword = hasTyped || email !== '';
  const isWrong = problem?.kind === 'refused';
  const fields = [
    renderField({
      name: 'email',
      label: texts.email,
      type: 'email',
      autocomplete: 'username',
      value: email,
      hasFocus: !startsAtPassword,
      isWrong,
    }),
    renderField({
      name: 'password',
      label: texts.password,
      autocomplete: 'current-password',
      hasFocus: startsAtPassword,
      isWrong,
    }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.signIn,
    html`<h1>${texts.signIn}</h1>
<p>${toSubtitle(setting, texts)}</p>
${renderForm(setting, { action, problem: problem && toMessage(problem, setting.language), fields, button: texts.signIn })}
${renderPasskeyForm(setting, { ...question, action, kind: 'sign-in', button, failed })}
<p class="below"><a href="${setting.consoleUrl}/oidc/forgotten-password?ui_locales=${setting.language.tag}">${setting.language.accounts.pages.forgotten}</a></p>`,
  );
}

const toSubtitle = ({ brand }: PageSetting, texts: Language['pages']): string =>
  brand.kind === 'events' ? texts.subtitle.events : texts.subtitle.seller(brand.displayName);

const toMessage = (problem: NonNullable<SignInForm['problem']>, { pages, accounts }: Language): string => {
  if (problem.kind === 'throttled') return pages.throttled(problem.retryAfterSeconds);
  return {
    refused: pages.wrong,
    'shut-out': pages.shutOut,
    'passkey-refused': accounts.passkeys.refused,
    'passkey-late': accounts.passkeys.late,
  }[problem.kind];
};
