import * as endpoints from '@parterre/contract/seat-copies';
import { mapSeats } from '@parterre/seating-plan';
import type { Change, Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { isPermitted, requirePermission } from '#identity/require-permission.ts';
import { NO_SEATS, presentHold } from '#resources/events/holds/read.ts';
import { insertHolds, prepareHolds, requireFreeFlags } from '#resources/events/holds/write-holds.ts';
import { lockShow, shareShow } from '#resources/ground/show-rows/require-show.ts';
import { applySeatChanges } from '#resources/seating/seats/change/apply-seat-changes.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { addDays, countDays } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { pairOrdinals } from './pair-ordinals.ts';
import { type CopyPairs, pairThings } from './pair-things.ts';
import { countMatched, planCopy } from './plan-copy.ts';
import { type CopySides, readSides } from './read-sides.ts';

/**
 * Copies the allocation of another show in one transaction, as previewed. Sold seats and seats in baskets stay. Throws
 * SEATS_CHANGED when either show has changed since the preview, so that the result is the one that was shown,
 * FLAG_TAKEN, RULE_BROKEN for a show without a plan, BUSY; FORBIDDEN without `hold:write` when the choices name holds
 * to create. Needs `seat:write`.
 */
export const copySeats = verb(endpoints.copySeats, (ctx, { params, body }) =>
  ctx.change('seat.copy', async (change) => {
    const createsHolds = body.parts.includes('holds');
    const show = createsHolds ? await lockShow(change, params.showCode) : await shareShow(change, params.showCode);
    const sides = await readSides(change, show, params.fromShowCode);
    if (sides.seen !== body.seen)
      throw new AppError('SEATS_CHANGED', {
        detail: 'One of the two events has changed since the preview. Nothing was copied.',
        details: { blocks: [], seen: sides.seen },
      });
    const pairs = pairThings(sides, body, createsHolds && mayCreateHolds(change));
    const created = createsHolds ? await createHolds(change, sides, pairs) : new Map<number, HoldRow>();
    const planned = planCopy(sides, pairs, pairOrdinals(sides, pairs, created), body.parts);
    const { geometry } = sides.to;
    const { blocks, changed, skipped, audit } = await applySeatChanges(change, show, planned.edits, { geometry });
    const holdRows = [...created.values()].map((row) => presentHold(row, NO_SEATS));
    return {
      answer: {
        blocks,
        changed,
        skipped,
        createdHolds: holdRows.map(({ holdId, label }) => ({ holdId, label })),
        missing: planned.mapping.gone.length,
      },
      show,
      object: 'seats',
      objectId: show.showCode,
      before: audit.before,
      after: { name: sides.from.show.showCode, ...audit.after, ...(holdRows.length > 0 ? { holdRows } : {}) },
      details: audit.details,
      ...(audit.after.blocks.length === 0 && holdRows.length === 0 ? { isAudited: false } : {}),
    };
  }),
);

/** Returns whether the caller may create holds in addition to the seats. If not, holds without a match are left out. */
export function mayCreateHolds(ctx: Pick<Context, 'actor' | 'promoterIds'>): boolean {
  return isPermitted(ctx, 'hold:write');
}

/**
 * Creates holds like those of the other show that are on seats which exist here too. Their release dates keep the
 * interval to the show.
 */
async function createHolds(
  change: Change,
  { from, to }: CopySides,
  { blocks, holds }: CopyPairs,
): Promise<Map<number, HoldRow>> {
  const used = countMatched(from.state.holds, mapSeats(from.geometry, to.geometry, blocks));
  const wanted = from.holds.filter((hold) => holds.get(hold.id) === 'new' && used.has(hold.ordinal));
  if (wanted.length === 0) return new Map();
  requirePermission(change, 'hold:write');
  const days = countDays(from.show.startsOn, to.show.startsOn);
  const fields = wanted.map((hold) => ({ ...hold, releaseOn: hold.releaseOn && addDays(hold.releaseOn, days) }));
  requireFreeFlags(
    to.holds,
    fields.map((hold) => ({ fields: hold, field: 'holds' })),
  );
  const rows = await prepareHolds(change, to.show, fields);
  await insertHolds(change, rows);
  return new Map(rows.map((row, index) => [wanted[index]?.id ?? 0, row]));
}
