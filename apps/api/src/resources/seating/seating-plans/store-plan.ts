import type { PlanFinding, SeatingPlanDetails } from '@parterre/contract/seating-plans/plan';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Change, type Changed, requirePromoterId } from '#context.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { AppError, fieldError } from '#errors.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockVenue } from '#resources/ground/venue-rows/require-venue.ts';
import type { PackedPlan } from './documents/pack-plan.ts';
import { presentPlan, readPlanNames, requireSeatingPlan } from './select-plans.ts';

interface StoredPlanInput {
  venueId: number;
  name: string;
  isDefault: boolean;
  packed: PackedPlan;
  findings: PlanFinding[];
}

/** Stores a new plan with its first version; the first plan of a venue is its default. Throws NAME_TAKEN. */
export async function storePlan(
  change: Change,
  { venueId, name, isDefault, packed, findings }: StoredPlanInput,
): Promise<Changed<z.infer<typeof SeatingPlanDetails>>> {
  const promoterId = requirePromoterId(change);
  const venue = await lockVenue(change, promoterId, venueId);
  const others = await readPlanNames(change, promoterId, venue.id);
  requireFreePlanName(others, name);
  const planId = newId();
  const versionId = newId();
  const becomesDefault = isDefault || !others.some(({ currentVersionId }) => currentVersionId !== null);
  if (becomesDefault) await clearDefault(change, promoterId, venue.id);
  await change.db.insert(seatingPlans).values({
    promoterId,
    id: planId,
    venueId: venue.id,
    name,
    isDefault: becomesDefault,
    currentVersionId: versionId,
    updatedAt: change.now,
  });
  await change.db.insert(seatingPlanVersions).values({
    ...packed,
    promoterId,
    id: versionId,
    planId,
    number: 1,
    findings,
    createdAt: change.now,
    createdBy: change.actor.name,
  });
  const details = { what: 'seating-plan', count: packed.seatCount, venueId: venue.id };
  change.recordOccurrence({ kind: 'import.finished', promoterId, ids: [planId], details });
  const answer = presentPlan(await requireSeatingPlan(change, planId));
  return {
    answer,
    promoterId,
    object: 'seating-plan',
    objectId: planId,
    after: { name, venueId: venue.id, seatCount: packed.seatCount, hash: packed.hash, isDefault: becomesDefault },
    revision: answer.revision,
  };
}

/** Throws NAME_TAKEN when another plan of the venue has the same name. */
export function requireFreePlanName(
  plans: readonly { id: number; name: string }[],
  name: string,
  ownId?: number,
): void {
  const isTaken = plans.some((plan) => plan.id !== ownId && toSearchKey(plan.name) === toSearchKey(name));
  if (isTaken)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('name', 'planNameTaken')],
    });
}

/** Makes room for a new default, because there is at most one. The venue must be locked. */
export async function clearDefault(change: Change, promoterId: number, venueId: number): Promise<void> {
  await change.db
    .update(seatingPlans)
    .set({ isDefault: false })
    .where(
      and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId), eq(seatingPlans.isDefault, true)),
    );
}

/**
 * Returns whether the venue has a default plan; if not, a published plan becomes it. The venue must be locked, so that
 * only one does.
 */
export async function hasDefault(
  change: Change,
  { promoterId, venueId }: { promoterId: number; venueId: number },
): Promise<boolean> {
  const [found] = await change.db
    .select({ id: seatingPlans.id })
    .from(seatingPlans)
    .where(
      and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.venueId, venueId), eq(seatingPlans.isDefault, true)),
    );
  return found !== undefined;
}
