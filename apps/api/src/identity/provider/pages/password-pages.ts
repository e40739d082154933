import { PASSWORD_LENGTH } from '../../users/passwords.ts';
import { type Html, html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';
import { ALERT_ICON } from './sign-in-page.ts';

export interface PasswordForm {
  /** The address that receives the form. */
  action: string;
  email: string;
  problem?: string | undefined;
}

const renderProblem = (problem: string | undefined): Html =>
  html`${problem && html`<div class="alert" id="problem" role="alert">${ALERT_ICON}<span>${problem}</span></div>`}`;

const renderNewPassword = ({ language }: PageSetting): Html => {
  const texts = language.accounts.pages;
  return html`<label>${texts.newPassword}<input name="password" type="password" autocomplete="new-password" maxlength="400" required aria-describedby="hint"><small id="hint">${texts.passwordHint(PASSWORD_LENGTH.min)}</small></label>`;
};

/** For whoever is signed in: the password they have, and the one they want. */
export function renderChangePassword(setting: PageSetting, { action, email, problem }: PasswordForm): string {
  const texts = setting.language.accounts.pages;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.changePassword,
    html`<h1>${texts.changePassword}</h1>
<p>${texts.changePasswordText}</p>
${renderProblem(problem)}
<form method="post" action="${action}">
<input type="hidden" name="ui_locales" value="${setting.language.tag}">
<input type="hidden" autocomplete="username" value="${email}">
<label>${texts.currentPassword}<input name="current" type="password" autocomplete="current-password" maxlength="400" required autofocus></label>
${renderNewPassword(setting)}
<button type="submit">${texts.changePassword}</button>
</form>
<p class="below"><a href="/">${texts.toConsole}</a></p>`,
  );
}

/** For whoever forgot it: where the link should go. */
export function renderForgottenPassword(setting: PageSetting, { action, email, problem }: PasswordForm): string {
  const texts = setting.language.accounts.pages;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.forgotten,
    html`<h1>${texts.forgotten}</h1>
<p>${texts.forgottenText}</p>
${renderProblem(problem)}
<form method="post" action="${action}">
<input type="hidden" name="ui_locales" value="${setting.language.tag}">
<label>${setting.language.pages.email}<input name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required autofocus value="${email}"></label>
<button type="submit">${texts.sendLink}</button>
</form>`,
  );
}

/** Behind the mailed link: the password they want. */
export function renderResetPassword(setting: PageSetting, { action, email, problem }: PasswordForm): string {
  const texts = setting.language.accounts.pages;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.resetPassword,
    html`<h1>${texts.resetPassword}</h1>
${renderProblem(problem)}
<form method="post" action="${action}">
<input type="hidden" name="ui_locales" value="${setting.language.tag}">
<label>${setting.language.pages.email}<input type="email" autocomplete="username" readonly value="${email}"></label>
${renderNewPassword(setting)}
<button type="submit">${texts.resetPassword}</button>
</form>`,
  );
}

/** After something was done: what, and the way on. */
export function renderDone(setting: PageSetting, title: string, text: string): string {
  const { toConsole } = setting.language.accounts.pages;
  return renderPage(setting, title, html`<h1>${title}</h1><p>${text}</p><a class="button" href="/">${toConsole}</a>`);
}
