import type { createShow as endpoint, Show } from '@parterre/contract/shows';
import type { VerbInput } from '../../bind.ts';
import { type Change, type Context, requirePromoterId } from '../../context.ts';
import { showCodes, shows } from '../../db/schema/shows.ts';
import { AppError } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import { newId, newShowCode } from '../../ids.ts';
import { toSortKey } from '../search-key.ts';
import { requireGeometry } from '../seating-plans/read-geometry.ts';
import { createAllocation } from '../seats/create-allocation.ts';
import { makeSortKey } from './make-sort-key.ts';
import { readShow } from './read.ts';
import { requireCultures, requireLookups } from './require-lookups.ts';
import { requireShowVenue } from './require-show-venue.ts';
import { resolveTimes } from './resolve-times.ts';
import { choosePlan } from './seating/choose-plan.ts';
import { writeCapacity } from './seating/write-capacity.ts';
import { writeWords } from './write-words.ts';

/** Creates an event at a venue; it starts PENDING and freezes the plan's current version. Throws PLAN_NOT_SELECTABLE, TIME_IN_GAP, TIME_IN_OVERLAP. */
export function createShow(ctx: Context, { body }: Pick<VerbInput<typeof endpoint>, 'body'>): Promise<Show> {
  return ctx.change('show.create', async (change) => {
    const { promoterCode: _, overlap, seatingPlanId, ...fields } = body;
    const promoterId = requirePromoterId(change);
    requireWholeMembership(change, promoterId);
    const venue = await requireShowVenue(change, promoterId, fields.venueId);
    await requireLookups(change, fields);
    await requireCultures(change, fields.name, fields.defaultCulture);
    const isReserved = fields.seating === 'RESERVED';
    const plan = await choosePlan(change, venue, seatingPlanId === undefined && !isReserved ? null : seatingPlanId);
    const id = newId();
    const row = {
      ...fields,
      ...resolveTimes(fields, venue.timeZone, overlap),
      promoterId,
      id,
      venueId: venue.id,
      showCode: await takeShowCode(change, promoterId, id),
      sortKey: await makeSortKey(change, { ...fields, promoterId }),
      venueKey: toSortKey(venue.name),
      status: 'PENDING' as const,
      planId: plan?.planId ?? null,
      planVersionId: plan?.planVersionId ?? null,
      createdAt: change.now,
    };
    await change.db.insert(shows).values(row);
    await writeWords(change, row, venue);
    if (plan && isReserved) {
      await createAllocation(change, row, await requireGeometry(change, plan.planVersionId));
      await writeCapacity(change, row);
    }
    const answer = await readShow(change, row.showCode);
    return {
      answer,
      promoterId,
      object: 'show',
      objectId: row.showCode,
      showId: id,
      after: { name: row.name, venue: venue.name, startsAtLocal: row.startsAtLocal, seats: answer.seatCount },
      revision: answer.revision,
    };
  });
}

/** Who works for one partner site only would not see what they create. */
function requireWholeMembership(change: Change, promoterId: number): void {
  if (findMembership(change.actor, promoterId)?.scope === 'partner-site')
    throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
}

/** Codes are unique over all promoters; the table that says so is asked before the event is written. */
async function takeShowCode(change: Change, promoterId: number, showId: number): Promise<string> {
  for (;;) {
    const [taken] = await change.db
      .insert(showCodes)
      .values({ showCode: newShowCode(), promoterId, showId })
      .onConflictDoNothing()
      .returning({ showCode: showCodes.showCode });
    if (taken) return taken.showCode;
  }
}
