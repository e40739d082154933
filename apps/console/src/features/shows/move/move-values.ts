import type { moveShow } from '@parterre/contract/calls/shows';
import type { Show } from '@parterre/contract/shows';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ShowValues } from '../edit/show-values.ts';

/** What the drawer holds; the reason is of this move alone. */
export interface MoveValues extends Pick<ShowValues, 'startsAtLocal' | 'overlap' | 'venueId' | 'tourId'> {
  reason: string;
}

type MoveBody = CallArguments<typeof moveShow>['body'];

export const toMoveValues = (show: Show): MoveValues => ({
  startsAtLocal: show.startsAtLocal,
  overlap: null,
  venueId: show.venue.venueId,
  tourId: show.tour?.tourId ?? null,
  reason: '',
});

/** Only what changed, with the reason and the seats that go by what the reader was told. */
export function toMoveBody(changed: Partial<MoveValues>, reason: string, removesSeats: number): MoveBody {
  const { startsAtLocal, overlap, venueId, tourId } = changed;
  return {
    ...(startsAtLocal ? { startsAtLocal } : {}),
    ...(overlap ? { overlap } : {}),
    ...(venueId ? { venueId } : {}),
    ...(tourId === undefined ? {} : { tourId }),
    removesSeats,
    reason: reason.trim(),
  };
}

/** Whether the event goes anywhere: a reason alone moves nothing. */
export const isMoved = (show: Show, { startsAtLocal, overlap, venueId, tourId }: Partial<MoveValues>): boolean =>
  startsAtLocal !== show.startsAtLocal ||
  Boolean(overlap) ||
  venueId !== show.venue.venueId ||
  (tourId ?? null) !== (show.tour?.tourId ?? null);
