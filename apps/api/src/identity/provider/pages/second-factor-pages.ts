import { toSVG } from 'bwip-js/node';
import { renderField, renderForm } from './fields.ts';
import { Html, html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';

interface CodeForm {
  action: string;
  /** What the server gave to be sent back: who has shown the password, or the new secret. */
  step: string;
  problem?: string | undefined;
}

const keepStep = (step: string): Html => html`<input type="hidden" name="step" value="${step}">`;

const renderCode = (label: string, options: { hint?: string; hasFocus: boolean }): Html =>
  renderField({ name: 'code', label, type: 'text', autocomplete: 'one-time-code', ...options });

/**
 * Asks for a code of the app, or one for whoever lost it, once the password was right; the sealed `step` is the proof
 * of that.
 */
export function renderSignInCode(setting: PageSetting, { action, step, problem }: CodeForm): string {
  const texts = setting.language.accounts.secondFactor;
  const fields = [keepStep(step), renderCode(texts.code, { hint: texts.codeHint, hasFocus: true })];
  return renderPage(
    setting,
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.signInText}</p>
${renderForm(setting, { action, problem, fields, button: setting.language.pages.signIn })}`,
  );
}

interface SetUpForm extends CodeForm {
  secret: string;
  /** What the picture says: the secret with whose it is. */
  uri: string;
  /** The promoter that demands it of who is about to sign in, and has just shown the password. */
  demandedBy?: string;
}

/**
 * For whoever has none: the picture for their app, and the code that shows that it has it. Who is signed in shows the
 * password again.
 */
export function renderSetUpSecondFactor(setting: PageSetting, form: SetUpForm): string {
  const texts = setting.language.accounts.secondFactor;
  const { action, step, secret, uri, problem, demandedBy } = form;
  const isDemanded = demandedBy !== undefined;
  const fields = [
    keepStep(step),
    !isDemanded &&
      renderField({
        name: 'current',
        label: setting.language.accounts.pages.currentPassword,
        autocomplete: 'current-password',
        hasFocus: true,
      }),
    renderCode(texts.code, { hasFocus: isDemanded }),
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
${!isDemanded && html`<p class="below"><a href="/account">${setting.language.accounts.pages.toConsole}</a></p>`}`,
  );
}

/** The codes for whoever loses the app, shown this once. `next` is where a sign-in goes on that this was a part of. */
export function renderRecoveryCodes(setting: PageSetting, codes: readonly string[], next?: CodeForm): string {
  const texts = setting.language.accounts.secondFactor;
  const onwards = next
    ? renderForm(setting, { action: next.action, fields: [keepStep(next.step)], button: texts.kept })
    : html`<a class="button" href="/account">${texts.kept}</a>`;
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
}

/** For whoever has one: how it is turned off, also to set it up anew. */
export function renderTurnOffSecondFactor(setting: PageSetting, form: TurnOffForm): string {
  const { secondFactor: texts, pages } = setting.language.accounts;
  const { action, problem, recoveryCodesLeft } = form;
  const field = renderField({
    name: 'current',
    label: pages.currentPassword,
    autocomplete: 'current-password',
    hasFocus: true,
  });
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.onText(recoveryCodesLeft)}</p>
${renderForm(setting, { action, problem, fields: [field], button: texts.turnOff })}
<p class="below"><a href="/account">${pages.toConsole}</a></p>`,
  );
}
