import * as calls from '@parterre/contract/calls/artist-campaigns';
import { injectCalls } from '#api/api.ts';

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
} = injectCalls(calls);
