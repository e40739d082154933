import * as calls from '@parterre/contract/calls/seats';
import { injectCalls } from '#api/api.ts';

export const {
  useGetSeatPriceStatsQuery,
  useGetSeatSalesQuery,
  useSaveAllSeatsMutation,
  useUpdateAlternatingSeatsMutation,
  useUpdateBlockMutation,
} = injectCalls(calls);
