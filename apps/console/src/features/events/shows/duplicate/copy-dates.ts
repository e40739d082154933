import type { duplicateShow } from '@parterre/contract/calls/shows';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { Overlap } from '@parterre/contract/wire/values';
import { dayOf, findWallTime, fromUtcMs, toDateTime, toUtcMs } from '#dates/wall-time.ts';
import { DAY_MS, resolveWallTime } from '#dates/zone.ts';

/** The date of a new show; `overlap` chooses the instant if the clocks show the time twice, null means the first. */
export interface CopyDate {
  startsAtLocal: string;
  overlap: Overlap | null;
}

export type Repeat = 'once' | 'day' | 'week';
type DateBody = CallArguments<typeof duplicateShow>['body']['dates'][number];

const STEP_DAYS = { once: 0, day: 1, week: 7 };

/**
 * Returns wall times from the first on, every day or week up to and including `untilOn`; only the first for `once`.
 * Returns up to one more than the limit, so that exceeding it can be shown.
 */
export function listRepeats(firstAt: string, repeat: Repeat, untilOn: string): string[] {
  const first = firstAt.length >= 16 ? findWallTime(firstAt) : undefined;
  if (!first) return [];
  if (repeat === 'once') return [toDateTime(first)];
  const times: string[] = [];
  for (let at = toUtcMs(first); times.length <= LIMITS.show.copies; at += STEP_DAYS[repeat] * DAY_MS) {
    const wallTime = toDateTime(fromUtcMs(at));
    if (dayOf(wallTime) > untilOn) break;
    times.push(wallTime);
  }
  return times;
}

/** Merges new times into the dates, sorted and without duplicates; `left` counts those beyond the limit of 100. */
export function addDates(
  dates: readonly CopyDate[],
  times: readonly string[],
): { dates: CopyDate[]; known: number; left: number } {
  const taken = new Set(dates.map(({ startsAtLocal }) => startsAtLocal));
  const fresh = times.filter((time) => !taken.has(time));
  const added = fresh.slice(0, Math.max(0, LIMITS.show.copies - dates.length));
  const all = [...dates, ...added.map((startsAtLocal) => ({ startsAtLocal, overlap: null }))];
  return {
    dates: all.toSorted((a, b) => (a.startsAtLocal < b.startsAtLocal ? -1 : 1)),
    known: times.length - fresh.length,
    left: fresh.length - added.length,
  };
}

/** True if the clocks skip the time: no show can start then. */
export const isInGap = ({ startsAtLocal }: CopyDate, timeZone: string): boolean =>
  resolveWallTime(startsAtLocal, timeZone).kind === 'gap';

export const toDateBody = ({ startsAtLocal, overlap }: CopyDate, timeZone: string): DateBody =>
  resolveWallTime(startsAtLocal, timeZone).kind === 'overlap'
    ? { startsAtLocal, overlap: overlap ?? 'first' }
    : { startsAtLocal };
