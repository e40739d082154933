import { type FieldName, renderAccount, renderField, renderForm, renderNewPassword } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

export interface PasswordForm {
  /** The address that receives the form. */
  action: string;
  email: string;
  problem?: string | undefined;
  /** The field that the problem is about. */
  wrong?: FieldName | undefined;
}

/** Asks signed-in users for the current password too, because an unattended browser does not prove who uses it. */
export function renderChangePassword(setting: PageSetting, form: PasswordForm): string {
  const { action, email, problem, wrong } = form;
  const texts = setting.language.accounts.pages;
  const fields = [
    html`<input type="hidden" autocomplete="username" value="${email}">`,
    renderField({
      name: 'current',
      label: texts.currentPassword,
      autocomplete: 'current-password',
      hasFocus: wrong !== 'password',
      isWrong: wrong === 'current',
    }),
    renderNewPassword(setting, { hasFocus: wrong === 'password', isWrong: wrong === 'password' }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.changePassword,
    html`<h1>${texts.changePassword}</h1>
<p>${texts.changePasswordText}</p>
${renderForm(setting, { action, problem, fields, button: texts.changePassword })}
<p class="below"><a href="${setting.consoleUrl}/">${texts.toConsole}</a></p>`,
  );
}

/** Asks users who forgot their password for the address that the link is sent to. */
export function renderForgottenPassword(setting: PageSetting, { action, email, problem }: PasswordForm): string {
  const texts = setting.language.accounts.pages;
  const field = renderField({
    name: 'email',
    label: setting.language.pages.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    hasFocus: true,
  });
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.forgotten,
    html`<h1>${texts.forgotten}</h1>
<p>${texts.forgottenText}</p>
${renderForm(setting, { action, problem, fields: [field], button: texts.sendLink })}`,
  );
}

/** Renders the page behind the mailed link, which asks for the new password. */
export function renderResetPassword(setting: PageSetting, { action, email, problem }: PasswordForm): string {
  const texts = setting.language.accounts.pages;
  const isWrong = problem !== undefined;
  const fields = [renderAccount(setting, email), renderNewPassword(setting, { hasFocus: true, isWrong })];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.resetPassword,
    html`<h1>${texts.resetPassword}</h1>
${renderForm(setting, { action, problem, fields, button: texts.resetPassword })}`,
  );
}

/** Confirms a finished step, with a link to the console. */
export function renderDone(setting: PageSetting, title: string, text: string): string {
  const { toConsole } = setting.language.accounts.pages;
  return renderPage(
    setting,
    title,
    html`<h1>${title}</h1><p>${text}</p><a class="button" href="${setting.consoleUrl}/">${toConsole}</a>`,
  );
}
