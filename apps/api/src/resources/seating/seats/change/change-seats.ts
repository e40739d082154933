import type { SeatChangeAnswer } from '@parterre/contract/seats/seat';
import type { Geometry } from '@parterre/seating-plan';
import type { Change, Changed, Context } from '#context.ts';
import { type ShowRow, shareShow } from '#resources/ground/show-rows/require-show.ts';
import { readOrdinals, type ShowOrdinals } from '../read/read-ordinals.ts';
import { requirePlan } from '../require-plan.ts';
import { type AppliedSeats, applySeatChanges, type BlockEdit } from './apply-seat-changes.ts';

export interface SeatChange {
  edits: BlockEdit[];
  refuseMismatched?: (seats: readonly number[]) => void;
}

export interface SeatFacts {
  change: Change;
  show: ShowRow;
  geometry: Geometry;
  ordinals: ShowOrdinals;
}

/**
 * Runs a single call on seats: share-locks the show, resolves the names of the call with `plan`, applies the edits and
 * writes the audit entry.
 */
export function changeSeats(
  ctx: Context,
  action: string,
  showCode: string,
  plan: (facts: SeatFacts) => SeatChange,
): Promise<SeatChangeAnswer> {
  return ctx.change(action, async (change) => {
    const show = await shareShow(change, showCode);
    const { geometry } = await requirePlan(change, show);
    const ordinals = await readOrdinals(change, show);
    const { edits, refuseMismatched } = plan({ change, show, geometry, ordinals });
    const applied = await applySeatChanges(change, show, edits, {
      geometry,
      ...(refuseMismatched ? { refuseMismatched } : {}),
    });
    return describeSeatChange(show, applied);
  });
}

export function describeSeatChange(show: ShowRow, applied: AppliedSeats): Changed<SeatChangeAnswer> {
  const { blocks, changed, skipped, audit } = applied;
  return {
    answer: { blocks, changed, skipped },
    show,
    object: 'seats',
    objectId: show.showCode,
    before: audit.before,
    after: audit.after,
    details: audit.details,
    ...(audit.after.blocks.length === 0 ? { isAudited: false } : {}),
  };
}
