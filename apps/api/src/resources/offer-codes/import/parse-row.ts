import type { OfferImportColumn } from '@parterre/contract/offer-codes';
import { OfferCodeText } from '@parterre/contract/offer-codes';
import { unguardCell } from '@parterre/seating-plan/table-file';
import { AppError } from '../../../errors.ts';
import { toSearchKey } from '../../search-key.ts';
import { requireInstant } from '../../shows/require-instant.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import type { NewCode } from '../insert-codes.ts';
import type { OfferColumnPlaces } from './map-columns.ts';
import { parseEffect } from './parse-effect.ts';
import { parseLocalTime } from './parse-local-time.ts';
import { refuseCell } from './row-problem.ts';

/** What a row says of its code: only what the file has columns for. */
export type RowRules = Partial<Omit<NewCode, 'id' | 'code'>>;

export type RowParser = (cells: readonly string[]) => RowRules;

/** Reads the rules of one row after the other; what a file says again and again is read once. Throws RowRefusal. */
export function createRowParser(places: OfferColumnPlaces, show: Pick<ShowRow, 'currency' | 'timeZone'>): RowParser {
  const toTag = remember((text: string) => ({ tag: text, tagKey: toSearchKey(text) }));
  const toStart = remember((text: string) => readTime(text, 'validFrom', show.timeZone));
  const toEnd = remember((text: string) => readTime(text, 'validUntil', show.timeZone));
  const hasEffect = places.has('effect') || places.has('value');
  return (cells) => {
    const read = (column: OfferImportColumn) => readCell(cells, places, column);
    const rules: RowRules = {};
    if (places.has('tag')) Object.assign(rules, toTag(readText(read('tag'), 'tag')));
    if (hasEffect) Object.assign(rules, parseEffect(read('effect'), read('value'), show.currency));
    if (places.has('validFrom')) {
      const { local, instant } = toStart(read('validFrom'));
      rules.validFromLocal = local;
      rules.validFrom = instant;
    }
    if (places.has('validUntil')) {
      const { local, instant } = toEnd(read('validUntil'));
      rules.validUntilLocal = local;
      rules.validUntil = instant;
    }
    for (const column of LIMITS) if (places.has(column)) rules[column] = readLimit(read(column), column);
    if (places.has('comment')) rules.comment = readText(read('comment'), 'comment');
    return rules;
  };
}

const LIMITS = ['mostUses', 'mostPerOrder', 'mostPerCustomer'] as const;
const REMEMBERED = 1000;

function remember<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    if (known.size < REMEMBERED) known.set(text, value);
    return value;
  };
}

/** The code of a row in the form it is stored in. */
export function parseCode(cells: readonly string[], places: OfferColumnPlaces): string {
  const text = readCell(cells, places, 'code');
  if (text === '') throw refuseCell('code', 'required');
  const parsed = OfferCodeText.safeParse(text);
  if (parsed.success) return parsed.data;
  throw parsed.error.issues.some(({ code }) => code === 'too_big')
    ? refuseCell('code', 'max-length', { maxLength: LONGEST.code })
    : refuseCell('code', 'code-form');
}

/** A cell without the `'` that our reports put before what looks like a formula: exactly one. */
export function readCell(cells: readonly string[], places: OfferColumnPlaces, column: OfferImportColumn): string {
  const place = places.get(column);
  const text = (place === undefined ? undefined : cells[place]) ?? '';
  return unguardCell(text);
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

/** A time the clock shows twice means the longer window. */
function readTime(
  text: string,
  field: 'validFrom' | 'validUntil',
  timeZone: string,
): { local: string | null; instant: Date | null } {
  const isStart = field === 'validFrom';
  const local = parseLocalTime(text, field, isStart ? 'start' : 'end');
  if (local === null) return { local, instant: null };
  try {
    return {
      local,
      instant: requireInstant({ field, wallTime: local, timeZone, overlap: isStart ? 'first' : 'second' }),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TIME_IN_GAP') throw error;
    throw refuseCell(field, 'clock-gap', { suggestion: String(error.extras.details?.suggestion) });
  }
}
