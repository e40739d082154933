import { listCountries, listCultures } from '@parterre/contract/calls/lookups';
import {
  createPostage,
  createTaxRate,
  getPromoter,
  listPostages,
  listTaxRates,
  removePostage,
  removeTaxRate,
  updatePostage,
  updatePromoter,
  updateTaxRate,
} from '@parterre/contract/calls/promoters';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useGetPromoterQuery,
  useLazyGetPromoterQuery,
  useUpdatePromoterMutation,
  useListTaxRatesQuery,
  useLazyListTaxRatesQuery,
  useCreateTaxRateMutation,
  useUpdateTaxRateMutation,
  useRemoveTaxRateMutation,
  useListPostagesQuery,
  useLazyListPostagesQuery,
  useCreatePostageMutation,
  useUpdatePostageMutation,
  useRemovePostageMutation,
  useListPromoterCulturesQuery,
  useListPromoterCountriesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPromoter: query(build, getPromoter),
    updatePromoter: mutation(build, updatePromoter),
    listTaxRates: query(build, listTaxRates),
    createTaxRate: mutation(build, createTaxRate),
    updateTaxRate: mutation(build, updateTaxRate),
    removeTaxRate: mutation(build, removeTaxRate),
    listPostages: query(build, listPostages),
    createPostage: mutation(build, createPostage),
    updatePostage: mutation(build, updatePostage),
    removePostage: mutation(build, removePostage),
    listPromoterCultures: query(build, listCultures),
    listPromoterCountries: query(build, listCountries),
  }),
});
