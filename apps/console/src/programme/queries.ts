import { getShow, listShows } from '@parterre/contract/calls/shows';
import { api, query } from '../api/api.ts';

export const { useListProgrammeShowsQuery, useGetProgrammeShowQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listProgrammeShows: query(build, listShows),
    getProgrammeShow: query(build, getShow),
  }),
});
