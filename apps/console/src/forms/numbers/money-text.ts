import { writeMajor } from '@parterre/contract/money/currencies';
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

/** 13500 GBP → `135.00` in the language, without thousands marks so that it can be typed on. */
export const formatMoneyText = (amountMinor: number, currency: string, language: string): string =>
  writeMajor(amountMinor, currency).replace('.', readDecimalMark(language));

const readDecimalMark = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
