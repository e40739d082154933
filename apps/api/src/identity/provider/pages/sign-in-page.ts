import type { Language } from '../../../texts/en-GB.ts';
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
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.signIn,
    html`<h1>${texts.signIn}</h1>
<p>${toSubtitle(setting, texts)}</p>
${problem && html`<div class="alert" id="problem" role="alert">${ALERT_ICON}<span>${toMessage(problem, texts)}</span></div>`}
<form method="post" action="${action}">
<input type="hidden" name="ui_locales" value="${setting.language.tag}">
<label>${texts.email}<input name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${isWrong && html` aria-invalid="true" aria-describedby="problem"`}${!startsAtPassword && html` autofocus`}></label>
<label>${texts.password}<input name="password" type="password" autocomplete="current-password" maxlength="400" required${isWrong && html` aria-invalid="true" aria-describedby="problem"`}${startsAtPassword && html` autofocus`}></label>
<button type="submit">${texts.signIn}</button>
</form>
<p class="below"><a href="/oidc/forgotten-password?ui_locales=${setting.language.tag}">${setting.language.accounts.pages.forgotten}</a></p>`,
  );
}

const toSubtitle = ({ brand }: PageSetting, texts: Language['pages']): string =>
  brand.name === 'parterre' ? texts.subtitle.parterre : texts.subtitle.partner(brand.displayName);

const toMessage = (problem: NonNullable<SignInForm['problem']>, texts: Language['pages']): string =>
  problem.kind === 'throttled'
    ? texts.throttled(problem.retryAfterSeconds)
    : problem.kind === 'refused'
      ? texts.wrong
      : texts.shutOut;

export const ALERT_ICON = html`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 5v3.500M8 11v.01"/></svg>`;
