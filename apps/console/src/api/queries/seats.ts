import { getSeatPriceStats, getSeatSales, saveAllSeats, updateBlock } from '@parterre/contract/calls/seats';
import { api, mutation, query } from '../api.ts';

export const { useGetSeatPriceStatsQuery, useGetSeatSalesQuery, useSaveAllSeatsMutation, useUpdateBlockMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      getSeatPriceStats: query(build, getSeatPriceStats),
      getSeatSales: query(build, getSeatSales),
      saveAllSeats: mutation(build, saveAllSeats),
      updateBlock: mutation(build, updateBlock),
    }),
  });
