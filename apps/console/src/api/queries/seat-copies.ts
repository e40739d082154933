import { copySeats, previewSeatCopy } from '@parterre/contract/calls/seat-copies';
import { api, mutation, query } from '../api.ts';

export const { usePreviewSeatCopyQuery, useCopySeatsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    previewSeatCopy: query(build, previewSeatCopy),
    copySeats: mutation(build, copySeats),
  }),
});
