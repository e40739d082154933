import {
  createInstalmentPlan,
  getAllInstalmentHeadlineFigures,
  listInstalmentDays,
  listInstalmentPlans,
  listInstalments,
  removeInstalmentPlan,
  updateInstalmentPlan,
} from '@parterre/contract/calls/instalments';
import { api, mutation, query } from '../api.ts';

export const {
  useGetAllInstalmentHeadlineFiguresQuery,
  useListInstalmentsQuery,
  useListInstalmentDaysQuery,
  useListInstalmentPlansQuery,
  useLazyListInstalmentPlansQuery,
  useCreateInstalmentPlanMutation,
  useUpdateInstalmentPlanMutation,
  useRemoveInstalmentPlanMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getAllInstalmentHeadlineFigures: query(build, getAllInstalmentHeadlineFigures),
    listInstalments: query(build, listInstalments),
    listInstalmentDays: query(build, listInstalmentDays),
    listInstalmentPlans: query(build, listInstalmentPlans),
    createInstalmentPlan: mutation(build, createInstalmentPlan),
    updateInstalmentPlan: mutation(build, updateInstalmentPlan),
    removeInstalmentPlan: mutation(build, removeInstalmentPlan),
  }),
});
