import type { OpenInvitation } from '../../users/accept-invitation.ts';
import { PASSWORD_LENGTH } from '../../users/passwords.ts';
import { html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';
import { ALERT_ICON } from './sign-in-page.ts';

export interface InvitationForm {
  /** The address that receives the form: the mailed link. */
  action: string;
  offer: OpenInvitation;
  /** Null where people sign in elsewhere; the password they have, or a new one. */
  password: 'current' | 'new' | null;
  name: string;
  problem?: string | undefined;
}

/** Who invites, for what, and what is still needed: a name and a password, or the password of the account there is. */
export function renderInvitationPage(setting: PageSetting, form: InvitationForm): string {
  const { pages, roles } = setting.language.accounts;
  const texts = { ...setting.language.pages, ...pages };
  const { offer, password, problem } = form;
  const { invitation, promoterName } = offer;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.invitation,
    html`<h1>${texts.invitation}</h1>
<p>${texts.invitationText(invitation.invitedBy, promoterName, roles[invitation.role])}</p>
${password === 'current' && html`<p>${texts.invitationKnown(invitation.email)}</p>`}
${problem && html`<div class="alert" id="problem" role="alert">${ALERT_ICON}<span>${problem}</span></div>`}
<form method="post" action="${form.action}">
<input type="hidden" name="ui_locales" value="${setting.language.tag}">
<label>${texts.email}<input type="email" autocomplete="username" readonly value="${invitation.email}"></label>
${!offer.user && html`<label>${texts.yourName}<input name="name" autocomplete="name" maxlength="120" required autofocus value="${form.name}"></label>`}
${password === 'new' && html`<label>${texts.newPassword}<input name="password" type="password" autocomplete="new-password" maxlength="400" required aria-describedby="hint"><small id="hint">${texts.passwordHint(PASSWORD_LENGTH.min)}</small></label>`}
${password === 'current' && html`<label>${texts.password}<input name="password" type="password" autocomplete="current-password" maxlength="400" required autofocus></label>`}
<button type="submit">${texts.invitation}</button>
</form>`,
  );
}
