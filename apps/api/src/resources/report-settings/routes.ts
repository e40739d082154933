import type { AnyVerb } from '../../verb.ts';
import {
  createReportColumnSet,
  listReportColumnSets,
  removeReportColumnSet,
  updateReportColumnSet,
} from './column-sets.ts';

export const reportSettingRoutes: readonly AnyVerb[] = [
  listReportColumnSets,
  createReportColumnSet,
  updateReportColumnSet,
  removeReportColumnSet,
];
