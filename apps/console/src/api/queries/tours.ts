import { createTour, getTour, listTours, updateTour } from '@parterre/contract/calls/tours';
import { api, mutation, query } from '../api.ts';

export const {
  useListToursQuery,
  useLazyListToursQuery,
  useGetTourQuery,
  useLazyGetTourQuery,
  useCreateTourMutation,
  useUpdateTourMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listTours: query(build, listTours),
    getTour: query(build, getTour),
    createTour: mutation(build, createTour),
    updateTour: mutation(build, updateTour),
  }),
});
