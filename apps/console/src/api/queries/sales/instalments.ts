import * as calls from '@parterre/contract/calls/instalments';
import { injectCalls } from '#api/api.ts';

export const {
  useGetAllInstalmentHeadlineFiguresQuery,
  useListInstalmentsQuery,
  useListInstalmentDaysQuery,
  useListInstalmentPlansQuery,
  useLazyListInstalmentPlansQuery,
  useCreateInstalmentPlanMutation,
  useUpdateInstalmentPlanMutation,
  useRemoveInstalmentPlanMutation,
} = injectCalls(calls);
