import { createPerformingArtist, listPerformingArtists } from '@parterre/contract/calls/lookups';
import { api, mutation, query } from '../api/api.ts';

export const { useListPerformingArtistsQuery, useCreatePerformingArtistMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listPerformingArtists: query(build, listPerformingArtists),
    createPerformingArtist: mutation(build, createPerformingArtist),
  }),
});
