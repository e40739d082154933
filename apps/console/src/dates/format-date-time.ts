import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { readTimeFormat } from '#api/device/time-format.ts';
import { findWallTime, fromUtcMs, toUtcMs, type WallTime } from './wall-time.ts';
import { describeZone, describeZoneAt, ownZone, toWallTime } from './zone.ts';

export const DAY_TEMPLATE = 'DD/MM/YYYY';
export const DAY_TIME_TEMPLATE = 'DD/MM/YYYY, HH:mm';
export const SHORT_DAY_TEMPLATE = 'DD/MM';
const TIME_TEMPLATE = 'HH:mm';

const INVALID_DATE_TIME = 'Was not a valid date time value';
const TEMPLATE_REQUIRED = 'Template string must be provided';

/**
 * Writes a wall time (`YYYY-MM-DD[THH:mm:ss]`) or an instant with `Z` in UTC; tokens YYYY MM DD HH mm ss, with am and
 * pm if the reader chose them. 'No date' values become --/--/----. Throws RangeError, worded as spec §5.
 */
export const formatDateTime = (value: string, template: string, hours: TimeFormat = readTimeFormat()): string =>
  typeDateTime(value, hours === '12h' ? template?.replace(/HH(:mm(?::ss)?)/, 'h$1 aa') : template);

/** The same, always with 24 hours: for typed fields. */
export function typeDateTime(value: string, template: string): string {
  if (typeof template !== 'string' || template === '') throw new RangeError(TEMPLATE_REQUIRED);
  if (typeof value !== 'string' || value.trim() === '') throw new RangeError(INVALID_DATE_TIME);
  if (isNoDate(value)) return DATE_PLACEHOLDER;
  const wall = findWallTime(value) ?? findUtcWallTime(value);
  if (!wall) throw new RangeError(INVALID_DATE_TIME);
  return writeTemplate(wall, template);
}

/** Returns DD/MM/YYYY of a day or a wall time, or the placeholder for null, undefined and 'no date'. */
export const formatDay = (day: string | null | undefined): string =>
  day === null || day === undefined || isNoDate(day) ? DATE_PLACEHOLDER : formatDateTime(day, DAY_TEMPLATE);

/**
 * Returns `Thu 10/12/2026` of a day or a wall time, with its time if the template has one, and the weekday in the
 * language; any other value as it is.
 */
export function formatNamedDay(value: string, language: string, template: string = DAY_TEMPLATE): string {
  const wall = findWallTime(value);
  if (!wall) return value;
  if (isNoDate(value)) return DATE_PLACEHOLDER;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(toUtcMs(wall));
  return `${weekday} ${formatDateTime(value, template)}`;
}

/** Returns `19:30` of a wall time, or `7:30 pm`, as the reader chose. */
export const formatTime = (wallTime: string, hours?: TimeFormat): string =>
  formatDateTime(wallTime, TIME_TEMPLATE, hours);

/** Returns `07:00` of an hour from 0 to 23, or `7:00 am`, as the reader chose. */
export const formatHour = (hour: number): string => formatTime(`2000-01-01T${String(hour).padStart(2, '0')}:00:00`);

/** Returns `07` of an hour from 0 to 23, or `7 am`, as the reader chose: below a chart. */
export const formatShortHour = (hour: number): string => formatHour(hour).replace(/:\d\d/, '');

/** Returns `10/12` of a day or a wall time. */
export const formatShortDay = (day: string): string => formatDateTime(day, SHORT_DAY_TEMPLATE);

/** Returns `12/2026` of a day. */
export const formatMonth = (day: string): string => formatDateTime(day, 'MM/YYYY');

function findUtcWallTime(value: string): WallTime | undefined {
  if (!/T.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : fromUtcMs(ms);
}

function writeTemplate(wall: WallTime, template: string): string {
  const parts: Record<string, number | string> = {
    YYYY: wall.year,
    MM: wall.month,
    DD: wall.day,
    HH: wall.hour,
    mm: wall.minute,
    ss: wall.second,
    h: wall.hour % 12 || 12,
    aa: wall.hour < 12 ? 'am' : 'pm',
  };
  return template.replace(/YYYY|MM|DD|HH|mm|ss|h|aa/g, (token) =>
    String(parts[token] ?? '').padStart(token.length, '0'),
  );
}

/**
 * Returns `10/12/2026, 19:30 EST` for a wall time (`YYYY-MM-DDTHH:mm:ss`): for places that do not name the zone
 * otherwise.
 */
export const formatZonedTime = (wallTime: string, zone: string): string =>
  `${formatDateTime(wallTime, DAY_TIME_TEMPLATE)} ${describeZoneAt(zone, wallTime)}`;

/** Returns `23/11/2026, 10:12` for an instant, in this device's time zone. */
export const formatOwnTime = (instant: string | Date, hours?: TimeFormat): string =>
  formatDateTime(toWallTime(instant, ownZone()), DAY_TIME_TEMPLATE, hours);

/**
 * Returns `23/11/2026, 10:12 CET` for an instant, in this device's time zone: for paper and files, which are read
 * elsewhere too.
 */
export const formatOwnZonedTime = (instant: string | Date, hours?: TimeFormat): string =>
  `${formatOwnTime(instant, hours)} ${describeZone(ownZone(), instant)}`;

/** Returns `23/11/2026` for an instant, in this device's time zone. */
export const formatOwnDay = (instant: string): string => formatDay(toWallTime(instant, ownZone()));

/** Shown for an empty date (spec §9). */
export const DATE_PLACEHOLDER = '--/--/----';

/** 0001-01-01 and 0001-01-01T00:00:00 mean 'no date' (spec §5), also as an instant. */
const NO_DATE = /^0001-01-01(T00:00:00(\.0+)?(Z|\+00:00)?)?$/;

/** The server writes 'no date' as the first day of the year 1, with or without a time (spec §5). */
export const isNoDate = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value === '' || NO_DATE.test(value);

/**
 * Returns 'Berlin (UTC+1)' for Europe/Berlin at an instant; the full IANA name if the browser does not know the zone.
 */
export function nameTimeZone(zone: string, atMs: number): string {
  const { place, offset } = splitTimeZone(zone, atMs);
  return offset === undefined ? place : `${place} (${offset})`;
}

/**
 * Returns 'Berlin' and 'UTC+1' for Europe/Berlin at an instant; only the full name if the browser does not know the
 * zone.
 */
export function splitTimeZone(zone: string, atMs: number): { place: string; offset?: string } {
  const place = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  try {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' });
    const offset = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return { place, offset: offset.replace('GMT', 'UTC').replace('-', '−') };
  } catch {
    return { place: zone };
  }
}
