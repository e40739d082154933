import * as calls from '@parterre/contract/calls/promoters';
import { injectCalls } from '#api/api.ts';

export const {
  useListTaxRatesQuery,
  useLazyListTaxRatesQuery,
  useGetPromoterQuery,
  useLazyGetPromoterQuery,
  useUpdatePromoterMutation,
  useCreateTaxRateMutation,
  useUpdateTaxRateMutation,
  useRemoveTaxRateMutation,
  useListPostagesQuery,
  useLazyListPostagesQuery,
  useCreatePostageMutation,
  useUpdatePostageMutation,
  useRemovePostageMutation,
  useListPromotersQuery,
} = injectCalls(calls);
