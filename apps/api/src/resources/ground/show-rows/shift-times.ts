import { readWallTime, toWallTime } from '#time/zones.ts';
import type { ShowTimes, WallTimes } from './resolve-times.ts';

/** The given times of a moved show. An absent one follows the start. */
export type GivenTimes = { [Field in keyof WallTimes]?: WallTimes[Field] | undefined };

export interface ShiftedTimes {
  times: WallTimes;
  /** Times that nobody entered, so that users are not asked about them when the clock shows them twice. */
  derived: ReadonlySet<keyof WallTimes>;
  /** Instants of the sale window that did not change. */
  kept: Partial<Pick<ShowTimes, 'onSaleAt' | 'offSaleAt'>>;
}

/**
 * Shifts the times of a show after its start moved: doors, end and sale window keep their interval on the clock;
 * instants of the sale window that have passed stay. A time that would fall into a gap of the clock is moved out of it,
 * but never moves the doors after the start.
 */
export function shiftTimes(before: ShowTimes, given: GivenTimes, timeZone: string, now: Date): ShiftedTimes {
  const startsAtLocal = given.startsAtLocal ?? before.startsAtLocal;
  const shiftMs = readMs(startsAtLocal) - readMs(before.startsAtLocal);
  const derived = new Set<keyof WallTimes>();
  const kept: ShiftedTimes['kept'] = {};
  const follow = (field: Exclude<keyof WallTimes, 'startsAtLocal'>): string | null => {
    const said = given[field];
    if (said !== undefined) return said;
    derived.add(field);
    const wallTime = before[field];
    return wallTime === null ? null : moveOutOfGap(addMs(wallTime, shiftMs), timeZone);
  };
  const followSale = (field: 'onSaleAtLocal' | 'offSaleAtLocal', instant: 'onSaleAt' | 'offSaleAt'): string | null => {
    const wallTime = follow(field);
    const at = before[instant];
    if (given[field] !== undefined || at === null) return wallTime;
    const isUnchanged = timeZone === before.timeZone && wallTime === before[field];
    if (at > now && !isUnchanged) return wallTime;
    kept[instant] = at;
    return isUnchanged ? wallTime : toWallTime(at, timeZone);
  };
  const doorsAtLocal = follow('doorsAtLocal');
  const isPushedBehind = derived.has('doorsAtLocal') && doorsAtLocal !== null && doorsAtLocal > startsAtLocal;
  const times = {
    startsAtLocal,
    doorsAtLocal: isPushedBehind ? startsAtLocal : doorsAtLocal,
    endsAtLocal: follow('endsAtLocal'),
    onSaleAtLocal: followSale('onSaleAtLocal', 'onSaleAt'),
    offSaleAtLocal: followSale('offSaleAtLocal', 'offSaleAt'),
  };
  return { times, derived, kept };
}

/**
 * Returns the wall time itself, or for one in a gap of the clock, the time that is as far after the gap as it was
 * inside it.
 */
export function moveOutOfGap(wallTime: string, timeZone: string): string {
  const meaning = readWallTime(wallTime, timeZone);
  return meaning.kind === 'gap' ? meaning.suggestion : wallTime;
}

/** Compares wall times as if the clock never changed. */
const readMs = (wallTime: string): number => Date.parse(`${wallTime}Z`);

export const addMs = (wallTime: string, ms: number): string =>
  new Date(readMs(wallTime) + ms).toISOString().slice(0, 19);
