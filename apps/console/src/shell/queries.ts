import { listArtistCampaigns } from '@parterre/contract/calls/artist-campaigns';
import { listShows } from '@parterre/contract/calls/shows';
import { listTours } from '@parterre/contract/calls/tours';
import { api, query } from '../api/api.ts';

export const { useSearchShowsQuery, useSearchCampaignsQuery, useSearchToursQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    searchShows: query(build, listShows),
    searchCampaigns: query(build, listArtistCampaigns),
    searchTours: query(build, listTours),
  }),
});
