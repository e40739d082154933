import { invalidField } from '../../errors.ts';
import { requireInstant } from '../show-rows/require-instant.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { GuestListRow } from './lock-list.ts';

/**
 * A cut-off on the clock of the venue with its instant. Throws TIME_IN_GAP and TIME_IN_OVERLAP, INVALID for one after
 * the show starts: the door needs its list before. A show that is brought forward later leaves the cut-offs it has.
 */
export function toCutOff(
  { timeZone, startsAt }: Pick<ShowRow, 'timeZone' | 'startsAt'>,
  { cutOffAtLocal, overlap }: { cutOffAtLocal: string | null; overlap: 'first' | 'second' | undefined },
): Pick<GuestListRow, 'cutOffAtLocal' | 'cutOffAt'> {
  if (cutOffAtLocal === null) return { cutOffAtLocal, cutOffAt: null };
  const cutOffAt = requireInstant({ field: 'cutOffAtLocal', wallTime: cutOffAtLocal, timeZone, overlap });
  if (cutOffAt > startsAt) throw invalidField('cutOffAtLocal', 'guestCutOff');
  return { cutOffAtLocal, cutOffAt };
}
