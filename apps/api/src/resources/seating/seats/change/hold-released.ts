import type { Change } from '#context.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requirePlan } from '../require-plan.ts';
import { applySeatChanges } from './apply-seat-changes.ts';
import { describeSeatChange } from './change-seats.ts';
import { groupByBlock } from './resolve-seats.ts';

interface ReleasedSeats {
  seats: readonly number[];
  /** The ordinal of the hold. */
  hold: number;
  release: () => Promise<void>;
}

/**
 * Puts seats under a hold at the moment when they lose their claims, so that nobody can buy them in between. Their
 * prices stay. The show must be share-locked.
 */
export async function holdReleased(change: Change, show: ShowRow, released: ReleasedSeats): Promise<void> {
  await change.change('seat.hold-released', async (joined) => {
    const { seats, hold, release } = released;
    const { geometry } = await requirePlan(joined, show);
    const edits = groupByBlock(
      geometry,
      seats.map((seat) => ({ seat, edit: { hold } })),
    );
    const applied = await applySeatChanges(joined, show, edits, { geometry, release });
    const isChanged = applied.audit.after.blocks.length > 0;
    return { ...describeSeatChange(show, applied), ...(isChanged ? { hasOwnEntry: true } : {}) };
  });
}
