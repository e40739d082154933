import * as calls from '@parterre/contract/calls/tours';
import { injectCalls } from '#api/api.ts';

export const {
  useListToursQuery,
  useLazyListToursQuery,
  useGetTourQuery,
  useLazyGetTourQuery,
  useCreateTourMutation,
  useUpdateTourMutation,
} = injectCalls(calls);
