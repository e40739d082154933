import type { EmailChange } from '#identity/users/change-email.ts';
import { type FieldName, renderField, renderForm } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

interface EmailForm {
  /** The address that receives the form. */
  action: string;
  /** The current e-mail of the account. */
  email: string;
  /** The new e-mail as typed. */
  wanted?: string;
  problem?: string | undefined;
  /** The field that the problem is about. */
  wrong?: FieldName | undefined;
}

/** Asks signed-in users for the new e-mail, and for the password as proof of who they are. */
export function renderChangeEmail(setting: PageSetting, form: EmailForm): string {
  const { action, email, wanted = '', problem, wrong } = form;
  const texts = setting.language.accounts.pages;
  const fields = [
    renderField({
      name: 'email',
      label: texts.newEmail,
      type: 'email',
      autocomplete: 'email',
      value: wanted,
      hasFocus: wrong !== 'current',
      isWrong: wrong === 'email',
    }),
    renderField({
      name: 'current',
      label: texts.currentPassword,
      autocomplete: 'current-password',
      hasFocus: wrong === 'current',
      isWrong: wrong === 'current',
    }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.changeEmail,
    html`<h1>${texts.changeEmail}</h1>
<p>${texts.changeEmailText(email)}</p>
${renderForm(setting, { action, problem, fields, button: texts.sendLink })}
<p class="below"><a href="${setting.consoleUrl}/account">${texts.toConsole}</a></p>`,
  );
}

/**
 * Renders the page behind the mailed link. The confirmation is a button, because programs that read mails open links.
 */
export function renderConfirmEmail(setting: PageSetting, action: string, { user, email }: EmailChange): string {
  const texts = setting.language.accounts.pages;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.confirmEmail,
    html`<h1>${texts.confirmEmail}</h1>
<p>${texts.confirmEmailText(user.name, email)}</p>
${renderForm(setting, { action, fields: [], button: texts.confirmEmail })}`,
  );
}
