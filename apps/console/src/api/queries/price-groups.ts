import {
  copyPriceGroups,
  createPriceGroup,
  duplicatePriceGroup,
  getPriceGroup,
  listPriceGroups,
  removePriceGroup,
  updatePriceGroup,
} from '@parterre/contract/calls/price-groups';
import { api, mutation, query } from '../api.ts';

export const {
  useListPriceGroupsQuery,
  useLazyGetPriceGroupQuery,
  useCreatePriceGroupMutation,
  useUpdatePriceGroupMutation,
  useRemovePriceGroupMutation,
  useDuplicatePriceGroupMutation,
  useCopyPriceGroupsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPriceGroups: query(build, listPriceGroups),
    getPriceGroup: query(build, getPriceGroup),
    createPriceGroup: mutation(build, createPriceGroup),
    updatePriceGroup: mutation(build, updatePriceGroup),
    removePriceGroup: mutation(build, removePriceGroup),
    duplicatePriceGroup: mutation(build, duplicatePriceGroup),
    copyPriceGroups: mutation(build, copyPriceGroups),
  }),
});
