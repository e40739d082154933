import type { EmailChange } from '#identity/users/change-email.ts';
import { renderField, renderForm } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

interface EmailForm {
  /** The address that receives the form. */
  action: string;
  /** The e-mail that the account has. */
  email: string;
  /** What was typed. */
  wanted?: string;
  problem?: string | undefined;
}

/** For whoever is signed in: the e-mail they want, and the password that shows that it is them. */
export function renderChangeEmail(setting: PageSetting, { action, email, wanted = '', problem }: EmailForm): string {
  const texts = setting.language.accounts.pages;
  const fields = [
    renderField({
      name: 'email',
      label: texts.newEmail,
      type: 'email',
      autocomplete: 'email',
      value: wanted,
      hasFocus: true,
    }),
    renderField({ name: 'current', label: texts.currentPassword, autocomplete: 'current-password' }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.changeEmail,
    html`<h1>${texts.changeEmail}</h1>
<p>${texts.changeEmailText(email)}</p>
${renderForm(setting, { action, problem, fields, button: texts.sendLink })}
<p class="below"><a href="/account">${texts.toConsole}</a></p>`,
  );
}

/** Behind the mailed link. A button, because programs that read mails open links. */
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
