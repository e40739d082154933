import { createVenue, getVenue, listVenueCountries, listVenues } from '@parterre/contract/calls/venues';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListVenuesQuery,
  useLazyListVenuesQuery,
  useGetVenueQuery,
  useListVenueCountriesQuery,
  useCreateVenueMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listVenues: query(build, listVenues),
    getVenue: query(build, getVenue),
    listVenueCountries: query(build, listVenueCountries),
    createVenue: mutation(build, createVenue),
  }),
});
