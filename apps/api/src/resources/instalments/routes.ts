import type { AnyVerb } from '../../verb.ts';
import { createInstalmentPlan, removeInstalmentPlan, updateInstalmentPlan } from './change-plan.ts';
import { getAllInstalmentHeadlineFigures, getInstalmentHeadlineFigures } from './headline-figures.ts';
import { listInstalmentDays, listInstalments, listShowInstalments } from './list-instalments.ts';
import { listInstalmentPlans } from './read-plans.ts';

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
