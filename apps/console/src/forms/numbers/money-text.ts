import { findTypedNumber } from './typed-number.ts';

export type TypedMoney = { amountMinor: number } | { problem: 'notANumber' } | { problem: 'tooPrecise' };

/** Reads an amount in major units as whole minor units, digit by digit: no binary fraction is ever involved. */
export function parseMoney(text: string, decimals: number, language: string): TypedMoney {
  const typed = findTypedNumber(text, language);
  if (!typed) return { problem: 'notANumber' };
  const fraction = typed.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return { problem: 'tooPrecise' };
  const amountMinor = Number(typed.whole + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(amountMinor)) return { problem: 'notANumber' };
  return { amountMinor: typed.negative && amountMinor !== 0 ? -amountMinor : amountMinor };
}

/** 13500 with two decimals → `135.00` in the language, without thousands marks so that it can be typed on. */
export function formatMoneyText(amountMinor: number, decimals: number, language: string): string {
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amountMinor < 0 ? '-' : '';
  return decimals === 0 ? sign + whole : sign + whole + readDecimalMark(language) + digits.slice(-decimals);
}

const readDecimalMark = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
