import {
  createArtistCampaign,
  getArtistCampaign,
  listArtistCampaigns,
  pushArtistCampaignImage,
  putArtistCampaignImage,
  removeArtistCampaignImage,
  updateArtistCampaign,
} from '@parterre/contract/calls/artist-campaigns';
import { api, mutation, query } from '../api.ts';

export const {
  useListArtistCampaignsQuery,
  useLazyListArtistCampaignsQuery,
  useGetArtistCampaignQuery,
  useLazyGetArtistCampaignQuery,
  useCreateArtistCampaignMutation,
  useUpdateArtistCampaignMutation,
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
  usePushArtistCampaignImageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listArtistCampaigns: query(build, listArtistCampaigns),
    getArtistCampaign: query(build, getArtistCampaign),
    createArtistCampaign: mutation(build, createArtistCampaign),
    updateArtistCampaign: mutation(build, updateArtistCampaign),
    putArtistCampaignImage: mutation(build, putArtistCampaignImage),
    removeArtistCampaignImage: mutation(build, removeArtistCampaignImage),
    pushArtistCampaignImage: mutation(build, pushArtistCampaignImage),
  }),
});
