import { listRegions } from '@parterre/contract/calls/lookups';
import {
  createPrice,
  duplicatePrice,
  getPrice,
  listPrices,
  orderPrices,
  removePrice,
  updatePrice,
} from '@parterre/contract/calls/prices';
import { listTaxRates } from '@parterre/contract/calls/promoters';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListPricesQuery,
  useLazyGetPriceQuery,
  useCreatePriceMutation,
  useUpdatePriceMutation,
  useRemovePriceMutation,
  useDuplicatePriceMutation,
  useOrderPricesMutation,
  useListTaxRatesQuery,
  useListPartnerSitesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPrices: query(build, listPrices),
    getPrice: query(build, getPrice),
    createPrice: mutation(build, createPrice),
    updatePrice: mutation(build, updatePrice),
    removePrice: mutation(build, removePrice),
    duplicatePrice: mutation(build, duplicatePrice),
    orderPrices: mutation(build, orderPrices),
    listTaxRates: query(build, listTaxRates),
    listPartnerSites: query(build, listRegions),
  }),
});
