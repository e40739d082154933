import { BARCODE_FORM, COLOUR_FORM, EMAIL_FORM, FLAG_FORM } from '@parterre/contract/wire/patterns';
import { isWithinBounds } from '#dates/date-range.ts';
import { formatDay, isNoDate } from '#dates/format-date-time.ts';
import { findTypedDay, findTypedTime, isBlankDate } from '#dates/parse-typed-date.ts';
import { dayOf, findWallTime } from '#dates/wall-time.ts';

/**
 * The fifteen shared form messages (spec §5); texts are `kit:rules.<key>`. The server sends the codes of fourteen of
 * them.
 */
export const RULE_KEYS = [
  'required',
  'nonNegative',
  'validDateTime',
  'validDate',
  'validTime',
  'colour',
  'barcode',
  'email',
  'maxLength',
  'min',
  'max',
  'precision',
  'whole',
  'alphanumeric',
  'notInPast',
] as const;
type RuleKey = (typeof RULE_KEYS)[number];

export const isRuleKey = (code: string): code is RuleKey => RULE_KEYS.some((key) => key === code);

export interface RuleProblem {
  key: RuleKey;
  values?: Record<string, string | number>;
  /** The language of the wrong text in a text by culture, if it is not the visible one. */
  culture?: string;
}

/** Tests one value; all rules except `required` and the date rules accept an empty value. */
export type Rule = (value: unknown) => RuleProblem | undefined;

/** Returns the problem of the first rule that fails. */
export function findRuleProblem(rules: readonly Rule[], value: unknown): RuleProblem | undefined {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const required: Rule = (value) => (isBlank(value) ? { key: 'required' } : undefined);

/** Counts characters as readers see them: an emoji or an accented letter is one. */
export const maxLength =
  (length: number): Rule =>
  (value) =>
    typeof value === 'string' && countCharacters(value) > length
      ? { key: 'maxLength', values: { maxLength: length } }
      : undefined;

/** Counts characters as the server stores them: a rich text includes its elements. */
export const maxStoredLength =
  (length: number): Rule =>
  (value) =>
    typeof value === 'string' && value.trim().length > length
      ? { key: 'maxLength', values: { maxLength: length } }
      : undefined;

export const email: Rule = matches(EMAIL_FORM, 'email');

export const colour: Rule = matches(COLOUR_FORM, 'colour');

/** An optional $ followed by 6 to 24 digits or capital letters. */
export const barcode: Rule = matches(BARCODE_FORM, 'barcode');

export const alphanumeric: Rule = matches(FLAG_FORM, 'alphanumeric');

function matches(pattern: RegExp, key: 'email' | 'colour' | 'barcode' | 'alphanumeric'): Rule {
  return (value) => (isBlank(value) || pattern.test(String(value).trim()) ? undefined : { key });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const countCharacters = (text: string): number => [...graphemes.segment(text)].length;

export const nonNegative: Rule = (value) =>
  isBlank(value) || readNumber(value) >= 0 ? undefined : { key: 'nonNegative' };

/** `shown` replaces the number in the message, for values in other units (pence, minutes). */
export const min =
  (minNumber: number, shown: string | number = minNumber): Rule =>
  (value) =>
    isBlank(value) || readNumber(value) >= minNumber ? undefined : { key: 'min', values: { minNumber: shown } };

/** The day, as `YYYY-MM-DD`, must not be before another one; both may be empty. */
export const notBefore =
  (first: string): Rule =>
  (value) =>
    isBlank(value) || isBlank(first) || String(value) >= first
      ? undefined
      : { key: 'min', values: { minNumber: formatDay(first) } };

export const max =
  (maxNumber: number, shown: string | number = maxNumber): Rule =>
  (value) =>
    isBlank(value) || readNumber(value) <= maxNumber ? undefined : { key: 'max', values: { maxNumber: shown } };

export const precision =
  (decimals: number): Rule =>
  (value) =>
    isBlank(value) || countDecimals(readNumber(value)) <= decimals
      ? undefined
      : { key: 'precision', values: { precision: decimals } };

export const whole: Rule = (value) =>
  isBlank(value) || Number.isInteger(readNumber(value)) ? undefined : { key: 'whole' };

/** Returns NaN if the value is not a number, so that every comparison fails. */
const readNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

function countDecimals(value: number): number {
  if (!Number.isFinite(value)) return Number.POSITIVE_INFINITY;
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * Requires a wall time `YYYY-MM-DDTHH:mm[:ss]` within the bounds; an empty value and 'no date' fail. Reports a valid
 * day with an invalid time separately.
 */
export const validDateTime: Rule = (value) => {
  if (typeof value === 'string' && value.length >= 16 && isRealDay(value) && findWallTime(value)) return undefined;
  return { key: typeof value === 'string' && hasDayOnly(value) ? 'validTime' : 'validDateTime' };
};

/** True for a valid day with an invalid time. */
function hasDayOnly(text: string): boolean {
  const [day = '', ...time] = text.trim().split(/[,\sT]+/);
  return time.join('') !== '' && findTypedDay(day) !== undefined && findTypedTime(time.join(' ')) === undefined;
}

/** Requires a calendar day `YYYY-MM-DD` within the bounds; an empty value and 'no date' fail. */
export const validDate: Rule = (value) =>
  typeof value === 'string' && value.length === 10 && isRealDay(value) ? undefined : { key: 'validDate' };

/** Compares with the local wall time `YYYY-MM-DDTHH:mm:ss` of the value's place; a day is compared by day only. */
export const notInPast =
  (readNow: () => string): Rule =>
  (value) => {
    if (typeof value !== 'string' || isNoDate(value) || !findWallTime(value)) return undefined;
    return value < readNow().slice(0, value.length) ? { key: 'notInPast' } : undefined;
  };

const isRealDay = (value: string): boolean =>
  !isNoDate(value) && findWallTime(value) !== undefined && isWithinBounds(dayOf(value));

/** Accepts an empty value and 'no date' too: `optional(validDate)`. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    isBlank(value) || (typeof value === 'string' && isBlankDate(value)) ? undefined : rule(value);
