import { LIMITS } from '@parterre/contract/choices/limits';
import type { OfferImportColumn } from '@parterre/contract/choices/offer-code-choices';
import { OfferCodeText } from '@parterre/contract/offer-codes';
import { LocalDateTime } from '@parterre/contract/wire/values';
import { unguardCell } from '@parterre/seating-plan/table-file';
import { LRUCache } from 'lru-cache';
import { AppError } from '#errors.ts';
import { toSearchKey } from '#lists/search-key.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireInstant } from '#resources/ground/show-rows/resolve-times.ts';
import type { NewCode } from '../insert-codes.ts';
import type { OfferColumnPlaces } from './map-columns.ts';
import { parseEffect } from './parse-effect.ts';
import { type CellProblem, refuseCell } from './row-problem.ts';

/** The rules in a row: only those that the file has columns for. */
export type RowRules = Partial<Omit<NewCode, 'id' | 'code'>>;

export type RowParser = (cells: readonly string[]) => RowRules;

/**
 * Creates a parser of the rules in each row. Equal cells are parsed once. The value is read at `percentAt` when its own
 * cell is empty. Throws RowRefusal.
 */
export function createRowParser(
  places: OfferColumnPlaces,
  show: Pick<ShowRow, 'currency' | 'timeZone'>,
  percentAt = -1,
): RowParser {
  const toTag = memoise((text: string) => ({ tag: text, tagKey: toSearchKey(text) }));
  const toStart = memoise((text: string) => readTime(text, 'validFrom', show.timeZone));
  const toEnd = memoise((text: string) => readTime(text, 'validUntil', show.timeZone));
  const hasEffect = places.has('effect') || places.has('value') || percentAt >= 0;
  return (cells) => {
    const read = (column: OfferImportColumn) => readCell(cells, places, column);
    const rules: RowRules = {};
    if (places.has('tag')) Object.assign(rules, toTag(readText(read('tag'), 'tag')));
    if (hasEffect) {
      const percent = cells[percentAt]?.trim();
      const value = read('value') || (percent ? `${percent}%` : '');
      Object.assign(rules, parseEffect(read('effect'), value, show.currency));
    }
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
    for (const column of COUNTS) if (places.has(column)) rules[column] = readLimit(read(column), column);
    if (places.has('comment')) rules.comment = readText(read('comment'), 'comment');
    return rules;
  };
}

const COUNTS = ['mostUses', 'mostPerOrder', 'mostPerCustomer'] as const;

function memoise<Value extends object>(work: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max: 1000, memoMethod: work });
  return (text) => known.memo(text);
}

/** Throws RowRefusal for an empty cell and for an invalid code. */
export function parseCode(cells: readonly string[], places: OfferColumnPlaces): string {
  const text = readCell(cells, places, 'code');
  if (text === '') throw refuseCell('code', 'required');
  const parsed = OfferCodeText.safeParse(text);
  if (parsed.success) return parsed.data;
  throw parsed.error.issues.some(({ code }) => code === 'too_big')
    ? refuseCell('code', 'max-length', { maxLength: LIMITS.offerCode.code })
    : refuseCell('code', 'code-form');
}

/** Reads a cell without the single `'` that our reports put before a possible formula. */
export function readCell(cells: readonly string[], places: OfferColumnPlaces, column: OfferImportColumn): string {
  const place = places.get(column);
  const text = (place === undefined ? undefined : cells[place]) ?? '';
  return unguardCell(text.trim());
}

function readText(text: string, column: 'tag' | 'comment'): string {
  const maxLength = LIMITS.offerCode[column];
  if (text.length > maxLength) throw refuseCell(column, 'max-length', { maxLength });
  if (text.includes('\0')) throw refuseCell(column, 'unstorable');
  return text;
}

const { uses, perOrder, perCustomer } = LIMITS.offerCode;
const USES_MAX = { mostUses: uses, mostPerOrder: perOrder, mostPerCustomer: perCustomer } as const;

function readLimit(text: string, column: keyof typeof USES_MAX): number | null {
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text)) throw refuseCell(column, /^-?\d*[.,]?\d+$/.test(text) ? 'whole' : 'not-a-number');
  const limit = Number(text);
  if (limit < 1) throw refuseCell(column, 'min', { minNumber: 1 });
  if (limit > USES_MAX[column]) throw refuseCell(column, 'max', { maxNumber: USES_MAX[column] });
  return limit;
}

/** A time that occurs twice when the clock goes back is read so that the window is longer. */
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

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?$/;
const BRITISH = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,? (\d{2}:\d{2}(?::\d{2})?))?$/;
/** Texts that mean no date (spec §5, §9). */
const NO_DATE = /^(0001-01-01.*|--\/--\/----|)$/;

/**
 * Parses ISO or DD/MM/YYYY (also with dots), with or without a time, into a wall time as `YYYY-MM-DDTHH:mm:ss`; null
 * for no date. A day without a time means its first second for a start, its last for an end.
 */
export function parseLocalTime(text: string, column: CellProblem['column'], edge: 'start' | 'end'): string | null {
  if (NO_DATE.test(text)) return null;
  const iso = ISO.exec(text);
  const british = BRITISH.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : (british?.slice(1, 4).reverse() ?? []);
  if (!year || !month || !day) throw refuseCell(column, 'not-a-date');
  const time = (iso ?? british)?.[4] ?? (edge === 'start' ? '00:00:00' : '23:59:59');
  const parsed = LocalDateTime.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}`);
  if (!parsed.success) throw refuseCell(column, 'not-a-date');
  return parsed.data;
}
