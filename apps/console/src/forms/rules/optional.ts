import { isBlankDate } from '#dates/parse-typed-date.ts';
import { isBlank, type Rule } from './rule.ts';

/** Lets an empty value and 'no date' pass: `optional(validDate)`. */
export const optional =
  (rule: Rule): Rule =>
  (value) =>
    isBlank(value) || (typeof value === 'string' && isBlankDate(value)) ? undefined : rule(value);
