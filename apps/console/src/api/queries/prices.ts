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
import { api, mutation, query } from '../api.ts';

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
  }),
});
