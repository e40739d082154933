import * as calls from '@parterre/contract/calls/prices';
import { injectCalls } from '#api/api.ts';

export const {
  useListPricesQuery,
  useLazyGetPriceQuery,
  useCreatePriceMutation,
  useCreateCompPriceMutation,
  useUpdatePriceMutation,
  useUpdatePricesMutation,
  useRemovePriceMutation,
  useDuplicatePriceMutation,
  useOrderPricesMutation,
  useHoldPlacesMutation,
} = injectCalls(calls);
