import {
  createHold,
  createHoldReleases,
  listHolds,
  listHoldUses,
  removeHold,
  updateHold,
} from '@parterre/contract/calls/holds';
import { api, mutation, query } from '../api.ts';

export const {
  useListHoldsQuery,
  useListHoldUsesQuery,
  useCreateHoldMutation,
  useUpdateHoldMutation,
  useRemoveHoldMutation,
  useCreateHoldReleasesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listHolds: query(build, listHolds),
    listHoldUses: query(build, listHoldUses),
    createHold: mutation(build, createHold),
    updateHold: mutation(build, updateHold),
    removeHold: mutation(build, removeHold),
    createHoldReleases: mutation(build, createHoldReleases),
  }),
});
