import { isBlank, type Rule } from './rule.ts';

export const nonNegative: Rule = (value) =>
  isBlank(value) || readNumber(value) >= 0 ? undefined : { key: 'nonNegative' };

/** `shown` replaces the number in the message, for a limit in other units than the value (pence, minutes). */
export const min =
  (minNumber: number, shown: string | number = minNumber): Rule =>
  (value) =>
    isBlank(value) || readNumber(value) >= minNumber ? undefined : { key: 'min', values: { minNumber: shown } };

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

/** NaN for anything that is no number, so that every comparison fails. */
const readNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

function countDecimals(value: number): number {
  if (!Number.isFinite(value)) return Number.POSITIVE_INFINITY;
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
