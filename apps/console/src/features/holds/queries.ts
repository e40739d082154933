import { createHold, listHolds, removeHold, updateHold } from '@parterre/contract/calls/holds';
import { api, mutation, query } from '../../api/api.ts';

export const { useListHoldsQuery, useCreateHoldMutation, useUpdateHoldMutation, useRemoveHoldMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listHolds: query(build, listHolds),
      createHold: mutation(build, createHold),
      updateHold: mutation(build, updateHold),
      removeHold: mutation(build, removeHold),
    }),
  });
