import { createVenue, getVenue, listVenueCountries, listVenues, updateVenue } from '@parterre/contract/calls/venues';
import { api, mutation, query } from '../api.ts';

export const {
  useListVenuesQuery,
  useLazyListVenuesQuery,
  useGetVenueQuery,
  useLazyGetVenueQuery,
  useListVenueCountriesQuery,
  useCreateVenueMutation,
  useUpdateVenueMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listVenues: query(build, listVenues),
    getVenue: query(build, getVenue),
    listVenueCountries: query(build, listVenueCountries),
    createVenue: mutation(build, createVenue),
    updateVenue: mutation(build, updateVenue),
  }),
});
