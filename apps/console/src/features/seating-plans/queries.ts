import {
  getSeatingPlan,
  importSeatingPlan,
  listVenuePlans,
  previewSeatingPlan,
  updateSeatingPlan,
} from '@parterre/contract/calls/seating-plans';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListVenuePlansQuery,
  useGetSeatingPlanQuery,
  usePreviewSeatingPlanMutation,
  useImportSeatingPlanMutation,
  useUpdateSeatingPlanMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listVenuePlans: query(build, listVenuePlans),
    getSeatingPlan: query(build, getSeatingPlan),
    previewSeatingPlan: mutation(build, previewSeatingPlan),
    importSeatingPlan: mutation(build, importSeatingPlan),
    updateSeatingPlan: mutation(build, updateSeatingPlan),
  }),
});
