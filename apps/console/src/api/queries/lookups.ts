import {
  createPerformingArtist,
  listCategories,
  listCountries,
  listCultures,
  listPerformingArtists,
  listRegions,
} from '@parterre/contract/calls/lookups';
import { api, mutation, query } from '../api.ts';

export const {
  useListPerformingArtistsQuery,
  useCreatePerformingArtistMutation,
  useListRegionsQuery,
  useListCulturesQuery,
  useListCountriesQuery,
  useListCategoriesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listPerformingArtists: query(build, listPerformingArtists),
    createPerformingArtist: mutation(build, createPerformingArtist),
    listRegions: query(build, listRegions),
    listCultures: query(build, listCultures),
    listCountries: query(build, listCountries),
    listCategories: query(build, listCategories),
  }),
});
