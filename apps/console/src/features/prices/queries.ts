import { listRegions } from '@parterre/contract/calls/lookups';
import {
  createCompPrice,
  createPrice,
  duplicatePrice,
  getPrice,
  holdPlaces,
  listPrices,
  orderPrices,
  removePrice,
  updatePrice,
  updatePrices,
} from '@parterre/contract/calls/prices';
import { listTaxRates } from '@parterre/contract/calls/promoters';
import { getSeatPriceStats } from '@parterre/contract/calls/seats';
import { api, mutation, query } from '../../api/api.ts';

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
  useListTaxRatesQuery,
  useListPartnerSitesQuery,
  useGetSeatPriceStatsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPrices: query(build, listPrices),
    getPrice: query(build, getPrice),
    createPrice: mutation(build, createPrice),
    createCompPrice: mutation(build, createCompPrice),
    updatePrice: mutation(build, updatePrice),
    updatePrices: mutation(build, updatePrices),
    removePrice: mutation(build, removePrice),
    duplicatePrice: mutation(build, duplicatePrice),
    orderPrices: mutation(build, orderPrices),
    holdPlaces: mutation(build, holdPlaces),
    listTaxRates: query(build, listTaxRates),
    listPartnerSites: query(build, listRegions),
    getSeatPriceStats: query(build, getSeatPriceStats),
  }),
});
