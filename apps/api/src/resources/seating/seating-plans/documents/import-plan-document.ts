import type { SeatingPlanDetails } from '@parterre/contract/seating-plans/plan';
import { checkPlan, type SeatingPlan } from '@parterre/seating-plan';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { storePlan } from '../store-plan.ts';
import { packPlan } from './pack-plan.ts';
import { presentFindings } from './present-findings.ts';

export interface PlanDocumentInput {
  venueId: number;
  plan: SeatingPlan;
  name: string;
  isDefault: boolean;
}

/** Stores a plan document as a new plan of the venue. Throws PLAN_REFUSED with the findings, NAME_TAKEN. */
export async function importPlanDocument(
  ctx: Context,
  { venueId, plan, name, isDefault }: PlanDocumentInput,
): Promise<z.infer<typeof SeatingPlanDetails>> {
  const problems = checkPlan(plan);
  const findings = presentFindings(problems);
  if (problems.some(({ severity }) => severity === 'error'))
    throw new AppError('PLAN_REFUSED', { details: { findings, findingCount: findings.length } });
  const packed = await packPlan(plan);
  return ctx.change('seating-plan.import', (change) =>
    storePlan(change, { venueId, name, isDefault, packed, findings }),
  );
}
