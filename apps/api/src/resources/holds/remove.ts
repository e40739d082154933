import type { removeHold as endpoint } from '@parterre/contract/holds';
import type { GeometryBlock } from '@parterre/seating-plan';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { AppError, invalidField } from '../../errors.ts';
import { requireRevision } from '../require-revision.ts';
import { type AppliedSeats, applySeatChanges } from '../seats/change/apply-seat-changes.ts';
import type { SeatEdit } from '../seats/change/change-columns.ts';
import { countSeats } from '../seats/count-seats.ts';
import { requirePlan } from '../seats/require-plan.ts';
import { lockShow, type ShowRow } from '../shows/require-show.ts';
import { countHoldSeats, type HoldRow, presentHold, readHolds, requireHold } from './read.ts';
import { deleteHolds } from './write-holds.ts';

/** Deletes a hold. IN_USE with the counts while seats carry it; `moveTo` moves those that are not claimed first. */
export function removeHold(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<undefined> {
  return ctx.change('hold.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const rows = await readHolds(change, show);
    const hold = requireHold(
      rows.filter((row) => row.id === params.holdId),
      String(params.holdId),
    );
    requireRevision(change, hold);
    const before = countHoldSeats(await countSeats(change, show), hold.ordinal);
    const moved =
      query.moveTo === undefined || before.held === 0
        ? undefined
        : await moveSeats(change, show, hold, targetOf(rows, hold, query.moveTo));
    await requireEmptyHold(change, show, hold);
    await deleteHolds(change, show, [hold.id]);
    return {
      answer: undefined,
      promoterId: show.promoterId,
      object: 'hold',
      objectId: hold.id,
      showId: show.id,
      before: presentHold(hold, before),
      ...(moved ? { after: moved.audit.after, details: moved.audit.details } : {}),
    };
  });
}

/** IN_USE while a seat of the show carries the hold. Their allocation rows need no lock: the hold is not deleted then. */
export async function requireEmptyHold(change: Change, show: ShowRow, hold: HoldRow): Promise<void> {
  const seats = countHoldSeats(await countSeats(change, show), hold.ordinal);
  if (seats.held === 0) return;
  throw new AppError('IN_USE', {
    details: { holdId: hold.id, label: hold.label, ...seats },
    detail: `${hold.label} has ${seats.held} seats, ${seats.sold} of them sold. Move them to another hold first.`,
  });
}

function targetOf(rows: readonly HoldRow[], hold: HoldRow, moveTo: number | 'none'): number {
  if (moveTo === 'none') return 0;
  const target = rows.find((row) => row.id === moveTo && row !== hold);
  if (!target) throw invalidField('moveTo', 'The event has no such other hold');
  return target.ordinal;
}

async function moveSeats(change: Change, show: ShowRow, hold: HoldRow, target: number): Promise<AppliedSeats> {
  const { geometry } = await requirePlan(change, show);
  const counts = await countSeats(change, show);
  const blockIds = new Set(counts.filter((entry) => entry.hold === hold.ordinal).map((entry) => entry.blockId));
  const edits = geometry.blocks
    .filter((block) => blockIds.has(block.blockId))
    .map((block) => ({ block, edits: [editOf(block, hold.ordinal, target)] }));
  return applySeatChanges(change, show, edits, { geometry });
}

const editOf = ({ firstSeat, seatCount }: GeometryBlock, fromHold: number, hold: number): SeatEdit => ({
  from: firstSeat,
  to: firstSeat + seatCount - 1,
  fromHold,
  hold,
});
