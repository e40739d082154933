import * as endpoints from '@parterre/contract/seating-plans';
import { bind } from '../../bind.ts';
import { exportSeatingPlan } from './export.ts';
import { getPlanGeometry } from './get-plan-geometry.ts';
import { importSeatingPlan } from './import.ts';
import { previewSeatingPlan } from './preview.ts';
import { getDefaultPlan, getSeatingPlan, listVenuePlans } from './read.ts';
import { updateSeatingPlan } from './update.ts';

export const seatingPlanRoutes = [
  bind(endpoints.getSeatingPlan, getSeatingPlan),
  bind(endpoints.getPlanGeometry, getPlanGeometry),
  bind(endpoints.exportSeatingPlan, exportSeatingPlan),
  bind(endpoints.listVenuePlans, listVenuePlans),
  bind(endpoints.getDefaultPlan, getDefaultPlan),
  bind(endpoints.previewSeatingPlan, previewSeatingPlan),
  bind(endpoints.importSeatingPlan, importSeatingPlan),
  bind(endpoints.updateSeatingPlan, updateSeatingPlan),
];
