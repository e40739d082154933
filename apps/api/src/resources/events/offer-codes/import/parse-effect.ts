import { LIMITS } from '@parterre/contract/choices/limits';
import { toMajor } from '@parterre/contract/money/currencies';
import type { OfferEffect } from '@parterre/contract/money/derive-price';
import { LANGUAGES } from '#texts/pick-language.ts';
import { parseAmount, parseDecimal } from './parse-amount.ts';
import { refuseCell } from './row-problem.ts';

const NONE: OfferEffect = { effect: 'none', value: 0 };

/**
 * Parses the effect of a code: a word with a value, or a value that implies it: `10%` is a percentage, `-5.00` a
 * discount, `=20` the new price. Money is in major units.
 */
export function parseEffect(effectCell: string, valueCell: string, currency: string): OfferEffect {
  const word = toWord(effectCell);
  if (word === '') return readValue(valueCell, currency);
  const effect = WORDS.get(word);
  if (effect) return applyWord(effect, valueCell, currency);
  if (valueCell !== '' || !/\d/.test(effectCell)) throw refuseCell('effect', 'unknown-effect');
  return readValue(effectCell, currency);
}

function readValue(text: string, currency: string): OfferEffect {
  if (text === '') return NONE;
  if (text.includes('%')) return toPercentage(text);
  if (text.startsWith('=')) return toPrice(text.slice(1), currency);
  if (/^[-\u2212]/.test(text)) return toSubtraction(text, currency);
  throw refuseCell('effect', 'required');
}

function applyWord(effect: OfferEffect['effect'], text: string, currency: string): OfferEffect {
  if (effect === 'none') {
    if (text !== '' && parseDecimal(text, 2, 'value') !== 0) throw refuseCell('value', 'max', { maxNumber: 0 });
    return NONE;
  }
  if (text === '') throw refuseCell('value', 'required');
  if (effect === 'percentage') return toPercentage(text);
  return effect === 'subtract' ? toSubtraction(text, currency) : toPrice(text, currency);
}

function toPercentage(text: string): OfferEffect {
  const bare = text.replace(/[\s\u00a0\u202f%]/g, '').replace(/^[-\u2212]/, '');
  const value = parseDecimal(bare, 2, 'value');
  if (value < 1) throw refuseCell('value', 'min', { minNumber: LIMITS.offerCode.percent.min });
  if (value > LIMITS.rate.basisPoints) throw refuseCell('value', 'max', { maxNumber: LIMITS.offerCode.percent.max });
  return { effect: 'percentage', value };
}

function toSubtraction(text: string, currency: string): OfferEffect {
  const value = Math.abs(parseAmount(text, currency, 'value'));
  if (value === 0) throw refuseCell('value', 'min', { minNumber: toMajor(1, currency) });
  return { effect: 'subtract', value };
}

function toPrice(text: string, currency: string): OfferEffect {
  const value = parseAmount(text, currency, 'value');
  if (value < 0) throw refuseCell('value', 'min', { minNumber: 0 });
  return { effect: 'set-price', value };
}

const toWord = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '-');

/** Our own words, those of our report in every language, and those of other shops. */
const WORDS: ReadonlyMap<string, OfferEffect['effect']> = new Map(
  Object.entries({
    none: ['none', 'no-effect', 'no', 'keine', 'kein', 'ohne', '-'],
    'set-price': ['set-price', 'set', 'price', 'fixed-price', 'new-price', 'festpreis', 'preis', 'neuer-preis'],
    subtract: ['subtract', 'minus', 'off', 'amount', 'amount-off', 'fixed', 'abzug', 'betrag', 'abziehen'],
    percentage: ['percentage', 'percent', 'percent-off', '%', 'prozent', 'prozentual'],
  } satisfies Record<OfferEffect['effect'], string[]>).flatMap(([effect, words]) =>
    [...words, ...LANGUAGES.map(({ offerEffects }) => toWord(offerEffects[effect as OfferEffect['effect']]))].map(
      (word) => [word, effect as OfferEffect['effect']] as const,
    ),
  ),
);
