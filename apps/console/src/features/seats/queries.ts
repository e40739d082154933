import { copySeats, previewSeatCopy } from '@parterre/contract/calls/seat-copies';
import { getSeatPriceStats, getSeatSales, saveAllSeats, updateBlock } from '@parterre/contract/calls/seats';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useGetSeatSalesQuery,
  useGetSeatPriceStatsQuery,
  useSaveAllSeatsMutation,
  useUpdateBlockMutation,
  usePreviewSeatCopyQuery,
  useCopySeatsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getSeatSales: query(build, getSeatSales),
    getSeatPriceStats: query(build, getSeatPriceStats),
    saveAllSeats: mutation(build, saveAllSeats),
    updateBlock: mutation(build, updateBlock),
    previewSeatCopy: query(build, previewSeatCopy),
    copySeats: mutation(build, copySeats),
  }),
});
