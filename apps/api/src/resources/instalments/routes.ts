import type { AnyVerb } from '../../verb.ts';
import { createInstalmentPlan } from './create-plan.ts';
import { getAllInstalmentHeadlineFigures, getInstalmentHeadlineFigures } from './headline-figures.ts';
import { listInstalmentDays, listInstalments, listShowInstalments } from './list-instalments.ts';
import { listInstalmentPlans } from './read-plans.ts';
import { removeInstalmentPlan } from './remove-plans.ts';
import { updateInstalmentPlan } from './update-plan.ts';

export const instalmentRoutes: readonly AnyVerb[] = [
  listInstalmentPlans,
  createInstalmentPlan,
  updateInstalmentPlan,
  removeInstalmentPlan,
  getInstalmentHeadlineFigures,
  getAllInstalmentHeadlineFigures,
  listShowInstalments,
  listInstalments,
  listInstalmentDays,
];
