import type { Language } from '#texts/en-GB/language.ts';
import { renderField, renderForm } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

export interface SignInForm {
  /** The address that receives the form: `/oidc/interaction/{uid}`. */
  action: string;
  email: string;
  problem?: { kind: 'refused' | 'shut-out' } | { kind: 'throttled'; retryAfterSeconds: number } | undefined;
}

/** After a refusal the password field has the focus, and a screen reader announces the problem at once. */
export function renderSignInPage(setting: PageSetting, { action, email, problem }: SignInForm): string {
  const texts = setting.language.pages;
  const startsAtPassword = problem !== undefined || email !== '';
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
${renderForm(setting, { action, problem: problem && toMessage(problem, texts), fields, button: texts.signIn })}
<p class="below"><a href="${setting.consoleUrl}/oidc/forgotten-password?ui_locales=${setting.language.tag}">${setting.language.accounts.pages.forgotten}</a></p>`,
  );
}

const toSubtitle = ({ brand }: PageSetting, texts: Language['pages']): string =>
  brand.kind === 'events' ? texts.subtitle.events : texts.subtitle.seller(brand.displayName);

const toMessage = (problem: NonNullable<SignInForm['problem']>, texts: Language['pages']): string =>
  problem.kind === 'throttled'
    ? texts.throttled(problem.retryAfterSeconds)
    : problem.kind === 'refused'
      ? texts.wrong
      : texts.shutOut;
