import type { PlanFinding, SeatingPlanDetails } from '@parterre/contract/seating-plans';
import type { z } from 'zod';
import { type Change, type Changed, requirePromoterId } from '../../context.ts';
import { seatingPlans, seatingPlanVersions } from '../../db/schema/venues.ts';
import { newId } from '../../ids.ts';
import { lockVenue } from '../venue-rows/require-venue.ts';
import type { PackedPlan } from './documents/pack-plan.ts';
import { readPlanNames } from './documents/read-plan-names.ts';
import { requireFreePlanName } from './require-free-plan-name.ts';
import { presentPlan, requireSeatingPlan } from './select-plans.ts';
import { clearDefault } from './venue-default.ts';

export interface StoredPlanInput {
  venueId: number;
  name: string;
  isDefault: boolean;
  packed: PackedPlan;
  findings: PlanFinding[];
}

/** A new plan with its first version; the first plan of a venue is its default. Throws NAME_TAKEN. */
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
