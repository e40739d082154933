import {
  pushArtistCampaignImage,
  putArtistCampaignImage,
  removeArtistCampaignImage,
} from '@parterre/contract/calls/artist-campaigns';
import { putShowImage, removeShowImage } from '@parterre/contract/calls/shows';
import { api, mutation } from '../api/api.ts';

export const {
  usePutShowImageMutation,
  useRemoveShowImageMutation,
  usePutArtistCampaignImageMutation,
  useRemoveArtistCampaignImageMutation,
  usePushArtistCampaignImageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    putShowImage: mutation(build, putShowImage),
    removeShowImage: mutation(build, removeShowImage),
    putArtistCampaignImage: mutation(build, putArtistCampaignImage),
    removeArtistCampaignImage: mutation(build, removeArtistCampaignImage),
    pushArtistCampaignImage: mutation(build, pushArtistCampaignImage),
  }),
});
