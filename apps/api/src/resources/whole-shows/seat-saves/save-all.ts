import type { SaveAll } from '@parterre/contract/seats';
import * as endpoints from '@parterre/contract/seats';
import type { SeatsChanged } from '@parterre/contract/seats/seat';
import { AppError } from '#errors.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { NO_SEATS, presentHold } from '#resources/events/holds/read.ts';
import { type PlannedHolds, planHolds, writePlannedHolds } from '#resources/events/holds/save-holds.ts';
import { lockShow, shareShow } from '#resources/ground/show-rows/require-show.ts';
import { applySeatChanges } from '#resources/seating/seats/change/apply-seat-changes.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { readOrdinals } from '#resources/seating/seats/read/read-ordinals.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { verb } from '#verb.ts';
import { inSaveGroup, resolveSave } from './resolve-save.ts';

/**
 * Saves everything that the seat manager changed, in one transaction. The groups of the specification keep their order:
 * creates, updates and deletes of price types' seats, updates before reallocation and reallocation are one pass over
 * the columns, because a seat is in one range at most; then the holds. Seats that are sold or in a basket are skipped
 * and reported. Throws SEATS_CHANGED, FLAG_TAKEN, IN_USE, NOT_ENOUGH_LEFT for a hold that would withhold sold places,
 * RULE_BROKEN for a show without a plan or one whose hold numbers are used up, BUSY; FORBIDDEN without `hold:write`
 * when holds change too. Needs `seat:write`.
 */
export const saveAllSeats = verb(endpoints.saveAllSeats, (ctx, { params, body }) =>
  ctx.change('seat.save-all', async (change) => {
    const hasHolds = changesHolds(body);
    // The endpoint checks seat:write only; holds have a permission of their own.
    if (hasHolds) requirePermission(change, 'hold:write');
    const show = hasHolds ? await lockShow(change, params.showCode) : await shareShow(change, params.showCode);
    const { planVersionId, geometry } = await requirePlan(change, show);
    if (body.planVersionId !== planVersionId) refusePlan(planVersionId);
    const holds = await inSaveGroup('UPDATE_HOLDS', () => planHolds(change, show, body.holds));
    const { prices } = await readOrdinals(change, show);
    const edits = await resolveSave(geometry, body.blocks, { prices, holds: holds.ordinals });
    const applied = await applySeatChanges(change, show, edits, { geometry });
    await inSaveGroup('UPDATE_HOLDS', () => writePlannedHolds(change, show, holds));
    if (hasHolds) await notifyMaps(change, show);
    const { blocks, changed, skipped, audit } = applied;
    return {
      answer: { blocks, created: holds.created.map(presentCreated), changed, skipped },
      show,
      object: 'seats',
      objectId: show.showCode,
      before: { ...audit.before, ...(hasHolds ? { holdRows: holdsBefore(holds) } : {}) },
      after: { ...audit.after, ...(hasHolds ? { holdRows: holdsAfter(holds) } : {}) },
      details: audit.details,
      ...(audit.after.blocks.length === 0 && !hasHolds ? { isAudited: false } : {}),
    };
  }),
);

const changesHolds = ({ holds }: SaveAll): boolean =>
  holds.create.length + holds.update.length + holds.delete.length > 0;

function refusePlan(planVersionId: number): never {
  throw new AppError('SEATS_CHANGED', {
    detail: 'The event has had another seating plan since you loaded it. Nothing was saved.',
    details: { planVersionId, blocks: [] } satisfies SeatsChanged,
  });
}

const presentCreated = ({ clientId, row }: PlannedHolds['created'][number]) => ({
  clientId,
  holdId: row.id,
  ordinal: row.ordinal,
});

const holdsBefore = (holds: PlannedHolds) =>
  [...holds.before, ...holds.deleted].map((row) => presentHold(row, NO_SEATS));
const holdsAfter = (holds: PlannedHolds) =>
  [...holds.after, ...holds.created.map(({ row }) => row)].map((row) => presentHold(row, NO_SEATS));
