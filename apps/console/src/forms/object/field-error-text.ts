import { isFieldCode } from '@parterre/contract/choices/field-codes';
import type { FieldError } from '@parterre/contract/wire/problem';
import type { i18n as I18n } from 'i18next';
import { findProblem } from '#api/failure.ts';
import { DAY_TIME_TEMPLATE, typeDateTime } from '#dates/format-date-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { isRuleKey } from '../rules.ts';

/** Returns the `fieldErrors` of a call's failure; empty for other errors. */
export const findFieldErrors = (error: unknown): FieldError[] => findProblem(error)?.fieldErrors ?? [];

/** Translates a field error by its code; unknown codes show the server's message. */
export function fieldErrorText({ code, values, message }: FieldError, { t, language }: I18n): string {
  if (isRuleKey(code)) return t(`kit:rules.${code}`, { ...values });
  if (!isFieldCode(code) || (SAYS_LITTLE.has(code) && language.startsWith('en'))) return message;
  return t(`errors:fields.${code}`, { ...showTimes(values) });
}

/** Generic codes: in English, the server's message is more specific than the translation. */
const SAYS_LITTLE: ReadonlySet<FieldError['code']> = new Set([
  'unknown',
  'twice',
  'notFitting',
  'wrongForm',
  'unreadable',
]);

const showTimes = (values: FieldError['values'] = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && findWallTime(value) ? typeDateTime(value, DAY_TIME_TEMPLATE) : value,
    ]),
  );
