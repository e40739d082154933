import { listShows } from '@parterre/contract/calls/shows';
import { api, query } from '../api/api.ts';

export const { useListProgrammeShowsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listProgrammeShows: query(build, listShows),
  }),
});
