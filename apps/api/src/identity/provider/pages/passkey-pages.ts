import { LIMITS } from '@parterre/contract/choices/limits';
import type { Passkey } from '#identity/users/passkeys.ts';
import { toWallTime, writeDay } from '#time/zones.ts';
import { type FieldName, renderAlert, renderField, renderForm } from './fields.ts';
import { type Html, html } from './html.ts';
import { type PageSetting, renderPage } from './page-layout.ts';
import { PASSKEY_SCRIPT_PATH } from './passkey-script.ts';

/** What the browser is asked, and the sealed value that proves to the server what it asked. */
export interface PasskeyQuestion {
  step: string;
  /** The options of `navigator.credentials`, as JSON. */
  options: object;
}

interface PasskeyForm extends PasskeyQuestion {
  action: string;
  kind: 'new' | 'sign-in';
  button: string;
  /** What the page says where nothing came of it. */
  failed: string;
  known?: string;
  unsupported?: string;
}

/** Renders the form that the script fills in. It stays hidden where the browser knows no passkeys. */
export const renderPasskeyForm = ({ brand, language }: PageSetting, form: PasskeyForm): Html =>
  html`${renderAlert({ id: 'passkey-problem', text: '', isHidden: true })}
<form method="post" action="${form.action}" data-passkey="${form.kind}" data-options="${JSON.stringify(form.options)}" data-failed="${form.failed}" data-known="${form.known ?? form.failed}" data-unsupported="${form.unsupported}" hidden>
<input type="hidden" name="ui_locales" value="${language.tag}">
<input type="hidden" name="brand" value="${brand.name}">
<input type="hidden" name="step" value="${form.step}">
<input type="hidden" name="answer" value="">
<button type="submit"${form.kind === 'sign-in' && html` class="quiet"`}>${form.button}</button>
</form>
<script src="${PASSKEY_SCRIPT_PATH}" defer></script>`;

interface PasskeyList {
  action: string;
  email: string;
  passkeys: readonly Passkey[];
  /** Of the days on the page. */
  timeZone: string;
  /** The name as typed. */
  name?: string;
  problem?: string | undefined;
  /** The field that the problem is about. */
  wrong?: FieldName | undefined;
}

/** Lists the passkeys of a user, with the form that begins to add one. */
export function renderPasskeys(setting: PageSetting, list: PasskeyList): string {
  const { passkeys: texts, pages } = setting.language.accounts;
  const { action, email, passkeys, name = '', problem, wrong } = list;
  const fields = [
    html`<input type="hidden" autocomplete="username" value="${email}">`,
    renderField({
      name: 'passkey',
      label: texts.name,
      type: 'text',
      autocomplete: 'off',
      value: name,
      hint: texts.nameHint,
      hasFocus: wrong === 'passkey',
      isWrong: wrong === 'passkey',
    }),
    renderField({
      name: 'current',
      label: pages.currentPassword,
      autocomplete: 'current-password',
      hasFocus: wrong === 'current',
      isWrong: wrong === 'current',
    }),
  ];
  const isFull = passkeys.length >= LIMITS.passkey.perUser;
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    texts.title,
    html`<h1>${texts.title}</h1>
<p>${texts.text}</p>
${problem && renderAlert({ id: 'problem', text: problem })}
${passkeys.length > 0 && html`<ul class="passkeys">${passkeys.map((passkey) => renderItem(setting, list, passkey))}</ul>`}
<h2>${texts.add}</h2>
${isFull ? html`<p>${texts.full(LIMITS.passkey.perUser)}</p>` : renderForm(setting, { action, fields, button: texts.goOn })}
<p class="below"><a href="${setting.consoleUrl}/account">${pages.toConsole}</a></p>`,
  );
}

function renderItem({ brand, language }: PageSetting, { action, timeZone }: PasskeyList, passkey: Passkey): Html {
  const { passkeys: texts } = language.accounts;
  const { id, name, createdAt, lastUsedAt } = passkey;
  const dayOf = (at: Date) => writeDay(toWallTime(at, timeZone));
  const href = `${action}/${id}?ui_locales=${language.tag}&brand=${brand.name}`;
  return html`<li><strong>${name}</strong><a href="${href}" aria-label="${texts.removeOf(name)}">${texts.remove}</a>
<small>${texts.added(dayOf(createdAt))} ${lastUsedAt ? texts.used(dayOf(lastUsedAt)) : texts.unused}</small></li>`;
}

/** Asks the browser to create a passkey, once the user has entered the password. */
export function renderNewPasskey(
  setting: PageSetting,
  { problem, ...question }: PasskeyQuestion & { action: string; problem?: string | undefined },
): string {
  const texts = setting.language.accounts.passkeys;
  const { create: button, notMade: failed, known, unsupported } = texts;
  return renderPage(
    setting,
    texts.add,
    html`<h1>${texts.add}</h1>
<p>${texts.createText}</p>
${problem && renderAlert({ id: 'problem', text: problem })}
${renderPasskeyForm(setting, { ...question, kind: 'new', button, failed, known, unsupported })}
${renderBack(setting, question.action)}`,
  );
}

const renderBack = ({ brand, language }: PageSetting, list: string): Html =>
  html`<p class="below"><a href="${list}?ui_locales=${language.tag}&brand=${brand.name}">${language.accounts.passkeys.back}</a></p>`;

interface Removal {
  action: string;
  /** The address of the list of passkeys. */
  list: string;
  email: string;
  name: string;
  problem?: string | undefined;
  wrong?: FieldName | undefined;
}

/** Asks for the password before a passkey is removed. */
export function renderRemovePasskey(
  setting: PageSetting,
  { action, list, email, name, problem, wrong }: Removal,
): string {
  const { passkeys: texts, pages } = setting.language.accounts;
  const title = texts.removeOf(name);
  const fields = [
    html`<input type="hidden" autocomplete="username" value="${email}">`,
    renderField({
      name: 'current',
      label: pages.currentPassword,
      autocomplete: 'current-password',
      hasFocus: true,
      isWrong: wrong === 'current',
    }),
  ];
  return renderPage(
    { ...setting, hasLanguageLinks: true },
    title,
    html`<h1>${title}</h1>
<p>${texts.removeText}</p>
${renderForm(setting, { action, problem, fields, button: texts.remove })}
${renderBack(setting, list)}`,
  );
}
