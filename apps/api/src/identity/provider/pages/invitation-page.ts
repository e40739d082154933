import type { OpenInvitation } from '#identity/users/accept-invitation.ts';
import { renderAccount, renderField, renderForm, renderNewPassword } from './fields.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

export interface InvitationForm {
  /** The address that receives the form: the mailed link. */
  action: string;
  offer: OpenInvitation;
  /** The existing password, or a new one; null for users of an external provider. */
  password: 'current' | 'new' | null;
  name: string;
  problem?: string | undefined;
  /** What the problem is about. A refused password is empty, so that the cursor starts there. */
  wrong?: 'name' | 'password' | undefined;
}

/**
 * Shows who invites and for what, and asks for what is missing: a name and a password, or the password of the existing
 * account.
 */
export function renderInvitationPage(setting: PageSetting, form: InvitationForm): string {
  const { pages, roles, mails } = setting.language.accounts;
  const texts = { ...setting.language.pages, ...pages };
  const { offer, password, action, problem, wrong } = form;
  const isPasswordWrong = wrong === 'password';
  const { invitation, promoterName, roleName, places } = offer;
  const { scope } = invitation;
  const list = new Intl.ListFormat(setting.language.tag, { style: 'short', type: 'unit' });
  const fields = [
    renderAccount(setting, invitation.email),
    !offer.user &&
      renderField({
        name: 'name',
        label: texts.yourName,
        type: 'text',
        autocomplete: 'name',
        value: form.name,
        hasFocus: !isPasswordWrong,
        isWrong: wrong === 'name',
      }),
    password === 'new' &&
      renderNewPassword(setting, { hasFocus: isPasswordWrong || offer.user !== undefined, isWrong: isPasswordWrong }),
    password === 'current' &&
      renderField({
        name: 'password',
        label: texts.password,
        autocomplete: 'current-password',
        hasFocus: true,
        isWrong: isPasswordWrong,
      }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.invitation,
    html`<h1>${texts.invitation}</h1>
<p>${texts.invitationText(invitation.invitedBy, promoterName, roleName ?? roles[invitation.role])}</p>
${scope !== 'promoter' && html`<p>${mails.invitationPlaces[scope](list.format(places))}</p>`}
${password === 'current' && html`<p>${texts.invitationKnown(invitation.email)}</p>`}
${renderForm(setting, { action, problem, fields, button: texts.invitation })}`,
  );
}
