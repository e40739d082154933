import {
  createOfferCode,
  createOfferCodeBatch,
  getShowOfferCode,
  importOfferCodes,
  listShowOfferCodes,
  previewOfferCodes,
  removeOfferCode,
  updateOfferCode,
} from '@parterre/contract/calls/offer-codes';
import { api, mutation, query } from '../api.ts';

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
} = api.injectEndpoints({
  endpoints: (build) => ({
    listShowOfferCodes: query(build, listShowOfferCodes),
    getShowOfferCode: query(build, getShowOfferCode),
    createOfferCode: mutation(build, createOfferCode),
    createOfferCodeBatch: mutation(build, createOfferCodeBatch),
    updateOfferCode: mutation(build, updateOfferCode),
    removeOfferCode: mutation(build, removeOfferCode),
    previewOfferCodes: mutation(build, previewOfferCodes),
    importOfferCodes: mutation(build, importOfferCodes),
  }),
});
