import * as calls from '@parterre/contract/calls/offer-codes';
import { injectCalls } from '#api/api.ts';

export const {
  useListShowOfferCodesQuery,
  useGetShowOfferCodeQuery,
  useLazyGetShowOfferCodeQuery,
  useCreateOfferCodeMutation,
  useCreateOfferCodeBatchMutation,
  useUpdateOfferCodeMutation,
  useRemoveOfferCodeMutation,
  usePreviewOfferCodesMutation,
  useImportOfferCodesMutation,
} = injectCalls(calls);
