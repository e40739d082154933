import {
  createArtistCampaign,
  getArtistCampaign,
  listArtistCampaigns,
  updateArtistCampaign,
} from '@parterre/contract/calls/artist-campaigns';
import { api, mutation, query } from '../../api/api.ts';

export const {
  useListArtistCampaignsQuery,
  useLazyListArtistCampaignsQuery,
  useGetArtistCampaignQuery,
  useLazyGetArtistCampaignQuery,
  useCreateArtistCampaignMutation,
  useUpdateArtistCampaignMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listArtistCampaigns: query(build, listArtistCampaigns),
    getArtistCampaign: query(build, getArtistCampaign),
    createArtistCampaign: mutation(build, createArtistCampaign),
    updateArtistCampaign: mutation(build, updateArtistCampaign),
  }),
});
