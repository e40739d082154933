import type { OfferImportColumn } from '@parterre/contract/offer-codes';
import { OfferCodeText } from '@parterre/contract/offer-codes';
import { AppError } from '../../../errors.ts';
import { toSearchKey } from '../../search-key.ts';
import { requireInstant } from '../../shows/require-instant.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import type { NewCode } from '../insert-codes.ts';
import type { ColumnPlaces } from './map-columns.ts';
import { parseEffect } from './parse-effect.ts';
import { parseLocalTime } from './parse-local-time.ts';
import { refuseCell } from './row-problem.ts';

/** What a row says of its code: only what the file has columns for. */
export type RowRules = Partial<Omit<NewCode, 'id' | 'code'>>;

type Show = Pick<ShowRow, 'currency' | 'timeZone'>;

/** The rules of one row. Throws RowRefusal. */
export function parseRow(cells: readonly string[], places: ColumnPlaces, show: Show): RowRules {
  const read = (column: OfferImportColumn) => readCell(cells, places, column);
  const rules: RowRules = {};
  if (places.has('tag')) {
    rules.tag = readText(read('tag'), 'tag');
    rules.tagKey = toSearchKey(rules.tag);
  }
  if (places.has('effect') || places.has('value'))
    Object.assign(rules, parseEffect(read('effect'), read('value'), show.currency));
  if (places.has('validFrom')) {
    rules.validFromLocal = parseLocalTime(read('validFrom'), 'validFrom', 'start');
    rules.validFrom = toInstant('validFrom', rules.validFromLocal, show, 'first');
  }
  if (places.has('validUntil')) {
    rules.validUntilLocal = parseLocalTime(read('validUntil'), 'validUntil', 'end');
    rules.validUntil = toInstant('validUntil', rules.validUntilLocal, show, 'second');
  }
  for (const column of ['mostUses', 'mostPerOrder', 'mostPerCustomer'] as const)
    if (places.has(column)) rules[column] = readLimit(read(column), column);
  if (places.has('comment')) rules.comment = readText(read('comment'), 'comment');
  return rules;
}

/** The code of a row in the form it is stored in. */
export function parseCode(cells: readonly string[], places: ColumnPlaces): string {
  const text = readCell(cells, places, 'code');
  if (text === '') throw refuseCell('code', 'required');
  const parsed = OfferCodeText.safeParse(text);
  if (parsed.success) return parsed.data;
  throw parsed.error.issues.some(({ code }) => code === 'too_big')
    ? refuseCell('code', 'max-length', { maxLength: LONGEST.code })
    : refuseCell('code', 'code-form');
}

/** A cell without the `'` that our reports put before what looks like a formula: exactly one. */
export function readCell(cells: readonly string[], places: ColumnPlaces, column: OfferImportColumn): string {
  const place = places.get(column);
  const text = (place === undefined ? undefined : cells[place]) ?? '';
  return (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text).trim();
}

const LONGEST = { code: 40, tag: 60, comment: 500 } as const;

function readText(text: string, column: 'tag' | 'comment'): string {
  if (text.length > LONGEST[column]) throw refuseCell(column, 'max-length', { maxLength: LONGEST[column] });
  if (text.includes('\0')) throw refuseCell(column, 'unstorable');
  return text;
}

const MOST = { mostUses: 1_000_000, mostPerOrder: 50, mostPerCustomer: 1_000 } as const;

function readLimit(text: string, column: keyof typeof MOST): number | null {
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw refuseCell(column, /^-?\d*[.,]?\d+$/.test(text) ? 'whole' : 'not-a-number');
  const limit = Number(text);
  if (limit < 1) throw refuseCell(column, 'min', { minNumber: 1 });
  if (limit > MOST[column]) throw refuseCell(column, 'max', { maxNumber: MOST[column] });
  return limit;
}

function toInstant(
  field: 'validFrom' | 'validUntil',
  wallTime: string | null,
  { timeZone }: Show,
  overlap: 'first' | 'second',
): Date | null {
  if (wallTime === null) return null;
  try {
    return requireInstant({ field, wallTime, timeZone, overlap });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TIME_IN_GAP') throw error;
    throw refuseCell(field, 'clock-gap', { suggestion: String(error.extras.details?.suggestion) });
  }
}
