import { LIMITS } from '@parterre/contract/choices/limits';
import { type Html, html } from './html.ts';
import type { PageSetting } from './page-layout.ts';

/** The fields of the pages, with their maximum length in characters. The parser of the forms accepts no more. */
export const FIELD_LENGTHS = {
  email: LIMITS.email,
  name: LIMITS.user.name,
  password: LIMITS.password.typed,
  current: LIMITS.password.typed,
  code: LIMITS.secondFactor.code,
  passkey: LIMITS.passkey.name,
} as const;
export type FieldName = keyof typeof FIELD_LENGTHS;

interface Field {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: 'email' | 'password' | 'text';
  value?: string;
  /** The text below the field. */
  hint?: string;
  hasFocus?: boolean;
  /** True if the problem above the form is about this field. */
  isWrong?: boolean;
}

/** Renders a required field with its label, and the hint or the problem that describes it. */
export function renderField(field: Field): Html {
  const { name, label, autocomplete, type = 'password', value, hint, hasFocus = false, isWrong = false } = field;
  const description = [isWrong && 'problem', hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<label>${label}<input name="${name}" type="${type}" autocomplete="${autocomplete}"${type !== 'password' && html` autocapitalize="${name === 'name' ? 'words' : 'none'}" spellcheck="false"`} maxlength="${FIELD_LENGTHS[name]}" required${value !== undefined && html` value="${value}"`}${isWrong && html` aria-invalid="true"`}${description && html` aria-describedby="${description}"`}${hasFocus && html` autofocus`}>${hint && html`<small id="${name}-hint">${hint}</small>`}</label>`;
}

const ALERT_ICON = html`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 5v3.5M8 11v.01"/></svg>`;

/** Renders a problem that a screen reader announces at once; a hidden one, once a script shows it. */
export const renderAlert = ({ id, text, isHidden }: { id: string; text: string; isHidden?: boolean }): Html =>
  html`<div class="alert" id="${id}" role="alert"${isHidden && html` hidden`}>${ALERT_ICON}<span>${text}</span></div>`;

interface Form {
  /** The address that receives the form. */
  action: string;
  problem?: string | undefined;
  fields: readonly (Html | false | undefined)[];
  button: string;
}

/**
 * Renders a form with one button, below the problem of the last attempt. The answer has the language and the brand of
 * the page.
 */
export const renderForm = ({ brand, language }: PageSetting, { action, problem, fields, button }: Form): Html =>
  html`${problem && renderAlert({ id: 'problem', text: problem })}
<form method="post" action="${action}">
<input type="hidden" name="ui_locales" value="${language.tag}">
<input type="hidden" name="brand" value="${brand.name}">
${fields.map(
  (field) => html`${field}
`,
)}<button type="submit">${button}</button>
</form>`;

/**
 * The hint names the minimum length, which users would otherwise learn from a refusal. `new-password` makes password
 * managers offer one.
 */
export const renderNewPassword = (
  { language }: PageSetting,
  options: { hasFocus?: boolean; isWrong?: boolean } = {},
): Html => {
  const { newPassword, passwordHint } = language.accounts.pages;
  const hint = passwordHint(LIMITS.password.min);
  return renderField({ name: 'password', label: newPassword, autocomplete: 'new-password', hint, ...options });
};

/** Renders a read-only field that tells password managers which account the password belongs to. */
export const renderAccount = ({ language }: PageSetting, email: string): Html =>
  html`<label>${language.pages.email}<input type="email" autocomplete="username" readonly value="${email}"></label>`;
