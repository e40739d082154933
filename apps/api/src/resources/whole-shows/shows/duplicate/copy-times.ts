import type { Overlap } from '@parterre/contract/wire/values';
import { resolveTimes, type ShowTimes, type WallTimes } from '#resources/ground/show-rows/resolve-times.ts';
import { addMs, moveOutOfGap, shiftTimes } from '#resources/ground/show-rows/shift-times.ts';

const EVERYTHING_BUT_THE_START: ReadonlySet<keyof WallTimes> = new Set([
  'doorsAtLocal',
  'endsAtLocal',
  'onSaleAtLocal',
  'offSaleAtLocal',
]);
const LONG_AGO = new Date(0);

/**
 * Returns the times of a new show copied from another one: doors, end and end of sales keep their interval to the
 * start; sales start together with those of the original, unless that would be too late. Throws TIME_IN_GAP,
 * TIME_IN_OVERLAP.
 */
export function copyTimes(
  source: ShowTimes,
  start: { startsAtLocal: string; overlap?: Overlap | undefined },
  timeZone: string,
): ShowTimes {
  const { startsAtLocal } = start;
  const { onSaleAtLocal } = source;
  const { times } = shiftTimes(source, { startsAtLocal, onSaleAtLocal }, timeZone, LONG_AGO);
  const isTooLate = onSaleAtLocal !== null && onSaleAtLocal >= (times.offSaleAtLocal ?? startsAtLocal);
  const shifted = isTooLate ? shiftBy(onSaleAtLocal, source.startsAtLocal, startsAtLocal, timeZone) : onSaleAtLocal;
  const known = { overlap: start.overlap, derived: EVERYTHING_BUT_THE_START };
  const resolved = resolveTimes({ ...times, onSaleAtLocal: shifted }, timeZone, known);
  const isSame = timeZone === source.timeZone && shifted === onSaleAtLocal;
  return isSame ? { ...resolved, onSaleAt: source.onSaleAt } : resolved;
}

const shiftBy = (wallTime: string, from: string, to: string, timeZone: string): string =>
  moveOutOfGap(addMs(wallTime, Date.parse(`${to}Z`) - Date.parse(`${from}Z`)), timeZone);
