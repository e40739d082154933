import { getArtistCampaign, listArtistCampaigns } from '@parterre/contract/calls/artist-campaigns';
import { listVenuePlans } from '@parterre/contract/calls/seating-plans';
import { createTour, getTour, listTours, updateTour } from '@parterre/contract/calls/tours';
import { listVenues } from '@parterre/contract/calls/venues';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListToursQuery,
  useLazyListToursQuery,
  useGetTourQuery,
  useLazyGetTourQuery,
  useCreateTourMutation,
  useUpdateTourMutation,
  useFindTourCampaignsQuery,
  useGetTourCampaignQuery,
  useFindTourVenuesQuery,
  useListTourVenuePlansQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listTours: query(build, listTours),
    getTour: query(build, getTour),
    createTour: mutation(build, createTour),
    updateTour: mutation(build, updateTour),
    findTourCampaigns: query(build, listArtistCampaigns),
    getTourCampaign: query(build, getArtistCampaign),
    findTourVenues: query(build, listVenues),
    listTourVenuePlans: query(build, listVenuePlans),
  }),
});
