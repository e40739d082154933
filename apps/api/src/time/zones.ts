import { tzOffset } from '@date-fns/tz';
import { toIntlTag } from '@parterre/contract/intl-tag';
import { nameZone as readZoneName } from '@parterre/contract/name-zone';
import { LRUCache } from 'lru-cache';

/** The meaning of a wall time in its zone: one instant, none (clocks skip it) or two (clocks repeat it). */
export type WallTimeMeaning =
  | { kind: 'one'; instant: Date }
  | { kind: 'gap'; suggestion: string }
  | { kind: 'overlap'; first: Date; second: Date };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 86_400_000;

/**
 * `wallTime` is `YYYY-MM-DDTHH:mm:ss`. In a gap, the suggestion is as far after the gap as the wall time is inside it.
 */
export function readWallTime(wallTime: string, timeZone: string): WallTimeMeaning {
  const asUtcMs = Date.parse(`${wallTime}Z`);
  const before = offsetMs(timeZone, asUtcMs - DAY_MS);
  const after = offsetMs(timeZone, asUtcMs + DAY_MS);
  const [first, second] = [...new Set([asUtcMs - before, asUtcMs - after])]
    .filter((instantMs) => instantMs + offsetMs(timeZone, instantMs) === asUtcMs)
    .sort((a, b) => a - b);
  if (first === undefined) return { kind: 'gap', suggestion: toWallTime(new Date(asUtcMs - before), timeZone) };
  if (second === undefined) return { kind: 'one', instant: new Date(first) };
  return { kind: 'overlap', first: new Date(first), second: new Date(second) };
}

/** Returns the wall time at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function toWallTime(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetMs(timeZone, instant.getTime())).toISOString().slice(0, 19);
}

/** Writes the day of a wall time or a calendar day as DD/MM/YYYY, as everywhere (spec §9). */
export const writeDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** Formats a wall time in a language, whatever the time zone of the server. */
export const formatWallTime = (wallTime: string, culture: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(toIntlTag(culture), { ...style, timeZone: 'UTC' }).format(
    new Date(`${wallTime.slice(0, 19)}Z`),
  );

/** Returns the calendar day at an instant, `YYYY-MM-DD`. */
export const toLocalDay = (instant: Date, timeZone: string): string => toWallTime(instant, timeZone).slice(0, 10);

/** Returns the first instant of a calendar day, which is after the gap when clocks skip midnight. */
export const toDayStart = (day: string, timeZone: string): Date => toInstant(`${day}T00:00:00`, timeZone);

/**
 * Returns the instant of a wall time: the first or the second where clocks repeat it, and the one after the gap where
 * they skip it.
 */
export function toInstant(wallTime: string, timeZone: string, overlap: 'first' | 'second' = 'first'): Date {
  const meaning = readWallTime(wallTime, timeZone);
  if (meaning.kind === 'one') return meaning.instant;
  return meaning.kind === 'overlap' ? meaning[overlap] : toInstant(meaning.suggestion, timeZone, overlap);
}

/** Returns the day `days` days after a calendar day; before it for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the day `months` months after a calendar day: the same day of the month, or the last one of a shorter month.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the whole days from one calendar day to another; negative when it has passed. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Returns the abbreviation of the zone at an instant: `EST`, `GMT`, `CET`, or `UTC+8` where there is none. */
export function nameZone(instant: Date, timeZone: string): string {
  const key = `${timeZone}|${offsetMs(timeZone, instant.getTime())}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = readZoneName(instant, timeZone);
  names.set(key, name);
  return name;
}

const names = new LRUCache<string, string>({ max: 2_000 });

/** The time from which clocks have changed at full quarters of an hour only, in every zone. */
const QUARTERS_SINCE_MS = Date.UTC(2000, 0, 1);
const QUARTER_MS = 15 * MINUTE_MS;
const offsets = new LRUCache<string, number>({ max: 20_000 });

/** Cached by quarter of an hour, because lists ask for the same moments repeatedly and the platform takes ten times as long. */
function offsetMs(timeZone: string, instantMs: number): number {
  if (instantMs < QUARTERS_SINCE_MS) return readOffsetMs(timeZone, instantMs);
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const key = `${timeZone}|${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = readOffsetMs(timeZone, quarter * QUARTER_MS);
    offsets.set(key, offset);
  }
  return offset;
}

const readOffsetMs = (timeZone: string, instantMs: number): number =>
  Math.round(tzOffset(timeZone, new Date(instantMs)) * MINUTE_MS);
