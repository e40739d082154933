import type { Overlap } from '@parterre/contract/wire/values';
import { AppError, fieldError, invalidField } from '#errors.ts';
import { nameZone, readWallTime } from '#time/zones.ts';
import type { ShowRow } from './require-show.ts';

export type WallTimes = Pick<
  ShowRow,
  'startsAtLocal' | 'doorsAtLocal' | 'endsAtLocal' | 'onSaleAtLocal' | 'offSaleAtLocal'
>;
export type ShowTimes = WallTimes & Pick<ShowRow, 'timeZone' | 'startsAt' | 'startsOn' | 'onSaleAt' | 'offSaleAt'>;

/** What is known of times that clocks may repeat. */
interface Known {
  /** The answer of the user: the first or the second. */
  overlap: Overlap | undefined;
  before?: ShowTimes;
  derived?: ReadonlySet<keyof WallTimes>;
}

/**
 * Returns wall times with their instants in a zone. An unchanged time keeps its instant, so that users are not asked
 * again; they are never asked about those in `derived`. Throws TIME_IN_GAP, TIME_IN_OVERLAP, INVALID when they are out
 * of order.
 */
export function resolveTimes(
  { startsAtLocal, doorsAtLocal, endsAtLocal, onSaleAtLocal, offSaleAtLocal }: WallTimes,
  timeZone: string,
  { overlap, before, derived = new Set() }: Known,
): ShowTimes {
  const times = { startsAtLocal, doorsAtLocal, endsAtLocal, onSaleAtLocal, offSaleAtLocal };
  requireOrder(times);
  const known = before?.timeZone === timeZone && overlap === undefined ? before : undefined;
  const toInstant = (field: keyof WallTimes, wallTime: string) =>
    requireInstant({ field, wallTime, timeZone, overlap: overlap ?? (derived.has(field) ? 'first' : undefined) });
  const toSaleInstant = (field: 'onSaleAtLocal' | 'offSaleAtLocal', kept: Date | null | undefined) => {
    const wallTime = times[field];
    if (wallTime === null) return null;
    return known?.[field] === wallTime && kept ? kept : toInstant(field, wallTime);
  };
  for (const field of ['doorsAtLocal', 'endsAtLocal'] as const) {
    const wallTime = times[field];
    if (wallTime !== null && known?.[field] !== wallTime)
      requireInstant({ field, wallTime, timeZone, overlap: overlap ?? 'first' });
  }
  return {
    ...times,
    timeZone,
    startsAt: known?.startsAtLocal === startsAtLocal ? known.startsAt : toInstant('startsAtLocal', startsAtLocal),
    startsOn: startsAtLocal.slice(0, 10),
    onSaleAt: toSaleInstant('onSaleAtLocal', known?.onSaleAt),
    offSaleAt: toSaleInstant('offSaleAtLocal', known?.offSaleAt),
  };
}

function requireOrder({ startsAtLocal, doorsAtLocal, endsAtLocal, onSaleAtLocal, offSaleAtLocal }: WallTimes): void {
  if (doorsAtLocal !== null && doorsAtLocal > startsAtLocal) throw invalidField('doorsAtLocal', 'doorsAfterStart');
  if (endsAtLocal !== null && endsAtLocal <= startsAtLocal) throw invalidField('endsAtLocal', 'endBeforeStart');
  if (onSaleAtLocal !== null && offSaleAtLocal !== null && offSaleAtLocal <= onSaleAtLocal)
    throw invalidField('offSaleAtLocal', 'saleOrder');
}

interface WallTimeField {
  field: string;
  wallTime: string;
  timeZone: string;
  /** The instant that is meant when the clock shows this time twice; TIME_IN_OVERLAP when absent. */
  overlap?: Overlap | undefined;
}

/** Finds the instant of a wall time. Throws TIME_IN_GAP with a suggestion, TIME_IN_OVERLAP with both instants. */
export function requireInstant({ field, wallTime, timeZone, overlap }: WallTimeField): Date {
  const meaning = readWallTime(wallTime, timeZone);
  if (meaning.kind === 'one') return meaning.instant;
  if (meaning.kind === 'gap')
    throw new AppError('TIME_IN_GAP', {
      fieldErrors: [fieldError(field, 'clockGap', { values: { suggestion: meaning.suggestion } })],
      details: { field, timeZone, suggestion: meaning.suggestion },
    });
  if (overlap) return meaning[overlap];
  const describe = (instant: Date) => ({ at: instant.toISOString(), zoneName: nameZone(instant, timeZone) });
  throw new AppError('TIME_IN_OVERLAP', {
    fieldErrors: [fieldError(field, 'clockOverlap')],
    details: { field, timeZone, first: describe(meaning.first), second: describe(meaning.second) },
  });
}
