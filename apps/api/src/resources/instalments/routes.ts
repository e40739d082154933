import * as endpoints from '@parterre/contract/instalments';
import { bind } from '../../bind.ts';
import { createInstalmentPlan } from './create-plan.ts';
import {
  exportAllHeadlineFigures,
  exportHeadlineFigures,
  getAllInstalmentHeadlineFigures,
  getInstalmentHeadlineFigures,
} from './headline-figures.ts';
import { listInstalmentDays } from './list-days.ts';
import { listInstalments, listShowInstalments } from './list-instalments.ts';
import { listInstalmentPlans } from './read-plans.ts';
import { removeInstalmentPlan } from './remove-plans.ts';
import { updateInstalmentPlan } from './update-plan.ts';

export const instalmentRoutes = [
  bind(endpoints.listInstalmentPlans, listInstalmentPlans),
  bind(endpoints.createInstalmentPlan, createInstalmentPlan),
  bind(endpoints.updateInstalmentPlan, updateInstalmentPlan),
  bind(endpoints.removeInstalmentPlan, removeInstalmentPlan),
  bind(endpoints.getInstalmentHeadlineFigures, getInstalmentHeadlineFigures, { 'text/csv': exportHeadlineFigures }),
  bind(endpoints.getAllInstalmentHeadlineFigures, getAllInstalmentHeadlineFigures, {
    'text/csv': exportAllHeadlineFigures,
  }),
  bind(endpoints.listShowInstalments, listShowInstalments),
  bind(endpoints.listInstalments, listInstalments),
  bind(endpoints.listInstalmentDays, listInstalmentDays),
];
