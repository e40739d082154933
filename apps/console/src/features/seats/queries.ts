import { listPrices } from '@parterre/contract/calls/prices';
import { saveAllSeats, updateBlock } from '@parterre/contract/calls/seats';
import { api, mutation, query } from '../../api/api.ts';

export const { useListSeatTicketsQuery, useSaveAllSeatsMutation, useUpdateBlockMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listSeatTickets: query(build, listPrices),
    saveAllSeats: mutation(build, saveAllSeats),
    updateBlock: mutation(build, updateBlock),
  }),
});
