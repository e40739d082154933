import * as calls from '@parterre/contract/calls/instalments';
import { injectCalls } from '#api/api.ts';

export const {
  useListInstalmentsQuery,
  useListInstalmentDaysQuery,
  useListInstalmentPlansQuery,
  useLazyListInstalmentPlansQuery,
  useCreateInstalmentPlanMutation,
  useUpdateInstalmentPlanMutation,
  useRemoveInstalmentPlanMutation,
} = injectCalls(calls);
