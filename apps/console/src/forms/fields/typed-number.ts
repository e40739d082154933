import { toIntlTag } from '@parterre/contract/intl-tag';
import { writeMajor } from '@parterre/contract/money/currencies';
import { useState } from 'react';

/** A typed number as exact digits: `{negative, whole: '135', fraction: '005'}`. */
interface TypedNumber {
  negative: boolean;
  whole: string;
  fraction: string;
}

/**
 * Parses a number as typed in the language, with or without thousands separators. Returns undefined if it is not a
 * number.
 */
export function findTypedNumber(text: string, language: string): TypedNumber | undefined {
  const compact = text
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[−–]/, '-');
  const { group, decimal } = readSeparators(language);
  const plain = isGrouped(compact, group, decimal) ? compact.replaceAll(group, '') : compact;
  const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(plain);
  if (!match || (!match[2] && !match[3])) return undefined;
  return { negative: match[1] === '-', whole: match[2]?.replace(/^0+(?=\d)/, '') || '0', fraction: match[3] ?? '' };
}

export const toNumber = (typed: TypedNumber): number =>
  Number(`${typed.negative ? '-' : ''}${typed.whole}.${typed.fraction || '0'}`);

function readSeparators(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(toIntlTag(language)).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: find('group') ?? ',', decimal: find('decimal') ?? '.' };
}

function isGrouped(text: string, group: string, decimal: string): boolean {
  if (group !== '.' && group !== ',') return false;
  return new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(text);
}

type TypedMoney = { amountMinor: number } | { problem: 'notANumber' } | { problem: 'tooPrecise' };

/** Parses an amount in major units to whole minor units, digit by digit, to avoid binary fractions. */
export function parseMoney(text: string, decimals: number, language: string): TypedMoney {
  const typed = findTypedNumber(text, language);
  if (!typed) return { problem: 'notANumber' };
  const fraction = typed.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return { problem: 'tooPrecise' };
  const amountMinor = Number(typed.whole + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(amountMinor)) return { problem: 'notANumber' };
  return { amountMinor: typed.negative && amountMinor !== 0 ? -amountMinor : amountMinor };
}

/** Formats 13500 GBP as `135.00` in the language, without thousands separators, so that it can be edited. */
export const formatMoneyText = (amountMinor: number, currency: string, language: string): string =>
  writeMajor(amountMinor, currency).replace('.', readDecimalMark(language));

const readDecimalMark = (language: string): string =>
  new Intl.NumberFormat(toIntlTag(language)).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';

interface TypedTextOptions {
  value: unknown;
  /** Parses the text; returns it unchanged if that fails, so that the rules refuse it. */
  parse: (text: string) => unknown;
  format: (value: unknown) => string;
  change: (value: unknown) => void;
}

/**
 * Keeps an incomplete text ('1.', '1/2/2') while the form has its parsed value. Another value in the form replaces the
 * text, such as after discarding or moving to the next object.
 */
export function useTypedText({ value, parse, format, change }: TypedTextOptions) {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  return {
    text: typed && Object.is(typed.value, value) ? typed.text : format(value),
    type: (text: string) => {
      const next = parse(text);
      setTyped({ text, value: next });
      change(next);
    },
    settle: () => setTyped(undefined),
  };
}
