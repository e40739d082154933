import { listShows } from '@parterre/contract/calls/shows';
import { api, query } from '../api/api.ts';

export const { useSearchShowsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchShows: query(build, listShows),
  }),
});
