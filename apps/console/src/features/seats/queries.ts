import { saveAllSeats, updateBlock } from '@parterre/contract/calls/seats';
import { api, mutation } from '../../api/api.ts';

export const { useSaveAllSeatsMutation, useUpdateBlockMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveAllSeats: mutation(build, saveAllSeats),
    updateBlock: mutation(build, updateBlock),
  }),
});
