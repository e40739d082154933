import { DATE_PLACEHOLDER, isNoDate } from './no-date.ts';
import { findWallTime, fromUtcMs, type WallTime } from './wall-time.ts';

export const DAY_TEMPLATE = 'DD/MM/YYYY';
export const DAY_TIME_TEMPLATE = 'DD/MM/YYYY, HH:mm';

export const INVALID_DATE_TIME = 'Was not a valid date time value';
export const TEMPLATE_REQUIRED = 'Template string must be provided';

/**
 * Writes a wall time (`YYYY-MM-DD[THH:mm:ss]`) or an instant with `Z` in UTC; tokens YYYY MM DD HH mm ss.
 * 'No date' values give --/--/----. Throws RangeError, worded as spec §5.
 */
export function formatDateTime(value: string, template: string): string {
  if (typeof template !== 'string' || template === '') throw new RangeError(TEMPLATE_REQUIRED);
  if (typeof value !== 'string' || value.trim() === '') throw new RangeError(INVALID_DATE_TIME);
  if (isNoDate(value)) return DATE_PLACEHOLDER;
  const wall = findWallTime(value) ?? findUtcWallTime(value);
  if (!wall) throw new RangeError(INVALID_DATE_TIME);
  return writeTemplate(wall, template);
}

/** DD/MM/YYYY, or the placeholder for nothing and for 'no date'. */
export const formatDay = (day: string | null | undefined): string =>
  day === null || day === undefined || isNoDate(day) ? DATE_PLACEHOLDER : formatDateTime(day, DAY_TEMPLATE);

function findUtcWallTime(value: string): WallTime | undefined {
  if (!/T.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : fromUtcMs(ms);
}

function writeTemplate(wall: WallTime, template: string): string {
  const parts: Record<string, number> = {
    YYYY: wall.year,
    MM: wall.month,
    DD: wall.day,
    HH: wall.hour,
    mm: wall.minute,
    ss: wall.second,
  };
  return template.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => String(parts[token] ?? '').padStart(token.length, '0'));
}
