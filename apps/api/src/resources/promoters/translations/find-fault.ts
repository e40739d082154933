import type { FieldCode, FieldValues } from '@parterre/contract/choices/field-codes';
import type { ShippedForm } from './shipped-texts.ts';

type Shipped = Pick<ShippedForm, 'form' | 'shipped' | 'other'>;

interface Fault {
  code: Extract<FieldCode, 'textPlaceholders' | 'textMarkup' | 'unstorable'>;
  values?: FieldValues;
}

/**
 * What is wrong with a text that is to stand for a shipped one: other placeholders, other markup, or characters that
 * nobody sees. Undefined: nothing. The form of a plural for one or none may leave its number out or say it.
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
  if (!isRight || hasHalf(text)) return { code: 'textPlaceholders', values: { placeholders: wanted.join(' ') || '–' } };
  return listTags(text).join() === listTags(source).join() ? undefined : { code: 'textMarkup' };
}

/** Controls, and what turns the direction of the text around it. */
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

/** Half a placeholder would be shown as it is, or swallow what stands behind it. */
const hasHalf = (text: string): boolean => /[{}]|\$t\(/.test(text.replace(PLACEHOLDER, ''));

const listTags = (text: string): string[] => (text.match(/<\/?[A-Za-z0-9][^<>]*>/g) ?? []).sort();
