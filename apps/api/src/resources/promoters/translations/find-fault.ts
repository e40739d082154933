import type { FieldCode, FieldValues } from '@parterre/contract/choices/field-codes';
import type { ShippedForm } from './shipped-texts.ts';

type Shipped = Pick<ShippedForm, 'form' | 'shipped' | 'other'>;

interface Fault {
  code: Extract<FieldCode, 'textNoPlaceholders' | 'textPlaceholders' | 'textMarkup' | 'unstorable'>;
  values?: FieldValues;
}

/**
 * Returns the fault of a text that replaces a shipped one: other placeholders, other markup, or invisible characters;
 * undefined for a good one. The plural forms for one and none may omit their number.
 */
export function findFault(text: string, { form, shipped, other }: Shipped): Fault | undefined {
  const source = shipped ?? other ?? '';
  if (INVISIBLE.test(text.replaceAll('\n', source.includes('\n') ? '' : '\n'))) return { code: 'unstorable' };
  const said = listPlaceholders(text);
  const wanted = listPlaceholders(source);
  const mayLackNumber = form === 'one' || form === 'zero';
  const least = wanted.filter((placeholder) => !(mayLackNumber && isNumber(placeholder)));
  const most = [...wanted, ...(mayLackNumber ? listPlaceholders(other ?? '').filter(isNumber) : [])];
  const isRight = least.every((one) => said.includes(one)) && said.every((one) => most.includes(one));
  if (!isRight || hasHalf(text))
    return wanted.length === 0
      ? { code: 'textNoPlaceholders' }
      : { code: 'textPlaceholders', values: { placeholders: wanted.join(' ') } };
  return listTags(text).join() === listTags(source).join() ? undefined : { code: 'textMarkup' };
}

/** Control characters, and characters that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** `{{name}}`, `{{count, number}}` and other texts `$t(…)`, each once, however they are spaced. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}|\$t\([^)]*\)/g;

const listPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER)].map(([whole, inner]) => (inner === undefined ? whole : writeInner(inner))),
  ),
];

const writeInner = (inner: string): string =>
  `{{${inner
    .split(',')
    .map((part) => part.trim())
    .join(', ')}}}`;

const isNumber = (placeholder: string): boolean => /^\{\{count\b/.test(placeholder);

/** Half a placeholder would be shown as it is, or hide the text after it. */
const hasHalf = (text: string): boolean => /[{}]|\$t\(/.test(text.replace(PLACEHOLDER, ''));

const listTags = (text: string): string[] => (text.match(/<\/?[A-Za-z0-9][^<>]*>/g) ?? []).sort();
