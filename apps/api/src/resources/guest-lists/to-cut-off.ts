import { requireInstant } from '../shows/require-instant.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { GuestListRow } from './lock-list.ts';

/** A cut-off on the clock of the venue with its instant. Throws TIME_IN_GAP and TIME_IN_OVERLAP. */
export function toCutOff(
  { timeZone }: Pick<ShowRow, 'timeZone'>,
  { cutOffAtLocal, overlap }: { cutOffAtLocal: string | null; overlap: 'first' | 'second' | undefined },
): Pick<GuestListRow, 'cutOffAtLocal' | 'cutOffAt'> {
  if (cutOffAtLocal === null) return { cutOffAtLocal, cutOffAt: null };
  const cutOffAt = requireInstant({ field: 'cutOffAtLocal', wallTime: cutOffAtLocal, timeZone, overlap });
  return { cutOffAtLocal, cutOffAt };
}
