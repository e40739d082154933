import { toSVG } from 'bwip-js/node';
import { type FieldName, renderField, renderForm } from './fields.ts';
import { Html, html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

interface CodeForm {
  action: string;
  /** The sealed value that the form returns: the user who entered the password, or the new secret. */
  step: string;
  problem?: string | undefined;
  /** The field that the problem is about. */
  wrong?: FieldName | undefined;
}

const keepStep = (step: string): Html => html`<input type="hidden" name="step" value="${step}">`;

const renderCode = (label: string, options: { hint?: string; hasFocus: boolean; isWrong: boolean }): Html =>
  renderField({ name: 'code', label, type: 'text', autocomplete: 'one-time-code', ...options });

/**
 * Asks for a code of the app or a recovery code after the right password. The sealed `step` proves that the password
 * was entered.
 */
export function renderSignInCode(setting: PageSetting, { action, step, problem, wrong }: CodeForm): string {
  const texts = setting.language.accounts.secondFactor;
  const fields = [
    keepStep(step),
    renderCode(texts.code, { hint: texts.codeHint, hasFocus: true, isWrong: wrong === 'code' }),
  ];
  return renderPage(
    setting,
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.signInText}</p>
${renderForm(setting, { action, problem, fields, button: setting.language.pages.signIn })}
${renderOtherAccount(setting, action)}`,
  );
}

/** Leads from the second step of a sign-in back to its first one. */
const renderOtherAccount = ({ brand, language }: PageSetting, action: string): Html =>
  html`<p class="below"><a href="${action}?ui_locales=${language.tag}&brand=${brand.name}">${language.accounts.secondFactor.otherAccount}</a></p>`;

interface SetUpForm extends CodeForm {
  secret: string;
  /** The content of the QR code: the secret and its account. */
  uri: string;
  /** The promoter that requires a second factor of a user who has just entered the password in a sign-in. */
  demandedBy?: string;
}

/**
 * Shows the QR code for the app, and asks for the code that proves that the app has the secret. Signed-in users enter
 * the password again.
 */
export function renderSetUpSecondFactor(setting: PageSetting, form: SetUpForm): string {
  const texts = setting.language.accounts.secondFactor;
  const { action, step, secret, uri, problem, wrong, demandedBy } = form;
  const isDemanded = demandedBy !== undefined;
  const fields = [
    keepStep(step),
    !isDemanded &&
      renderField({
        name: 'current',
        label: setting.language.accounts.pages.currentPassword,
        autocomplete: 'current-password',
        hasFocus: wrong !== 'code',
        isWrong: wrong === 'current',
      }),
    renderCode(texts.code, { hasFocus: isDemanded || wrong === 'code', isWrong: wrong === 'code' }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: !isDemanded },
    texts.title,
    html`<h1>${texts.title}</h1>
${isDemanded && html`<p>${texts.demandedText(demandedBy)}</p>`}
<p>${isDemanded ? texts.setUpSignInText : texts.setUpText}</p>
<div class="qr" role="img" aria-label="${texts.qrAlt}">${new Html(toSVG({ bcid: 'qrcode', text: uri, scale: 3 }))}</div>
<p>${texts.secretText} <code>${secret.match(/.{1,4}/g)?.join(' ') ?? ''}</code></p>
${renderForm(setting, { action, problem, fields, button: texts.turnOn })}
${isDemanded ? renderOtherAccount(setting, action) : html`<p class="below"><a href="${setting.consoleUrl}/account">${setting.language.accounts.pages.toConsole}</a></p>`}`,
  );
}

/** Shows the recovery codes, only this once. `next` continues the sign-in that the set-up was part of. */
export function renderRecoveryCodes(setting: PageSetting, codes: readonly string[], next?: CodeForm): string {
  const texts = setting.language.accounts.secondFactor;
  const onwards = next
    ? renderForm(setting, { action: next.action, fields: [keepStep(next.step)], button: texts.kept })
    : html`<a class="button" href="${setting.consoleUrl}/account">${texts.kept}</a>`;
  return renderPage(
    setting,
    texts.isOn,
    html`<h1>${texts.isOn}</h1>
<p>${texts.recoveryText}</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
${onwards}`,
  );
}

interface TurnOffForm {
  action: string;
  recoveryCodesLeft: number;
  problem?: string | undefined;
  wrong?: FieldName | undefined;
}

/** Renders the page that turns the second factor off, also to set it up again. */
export function renderTurnOffSecondFactor(setting: PageSetting, form: TurnOffForm): string {
  const { secondFactor: texts, pages } = setting.language.accounts;
  const { action, problem, wrong, recoveryCodesLeft } = form;
  const field = renderField({
    name: 'current',
    label: pages.currentPassword,
    autocomplete: 'current-password',
    hasFocus: true,
    isWrong: wrong === 'current',
  });
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.onText(recoveryCodesLeft)}</p>
${renderForm(setting, { action, problem, fields: [field], button: texts.turnOff })}
<p class="below"><a href="${setting.consoleUrl}/account">${pages.toConsole}</a></p>`,
  );
}
