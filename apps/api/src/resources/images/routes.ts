import * as campaigns from '@parterre/contract/artist-campaigns';
import * as shows from '@parterre/contract/shows';
import { bind } from '../../bind.ts';
import { pushArtistCampaignImage } from './push-artist-campaign-image.ts';
import { putArtistCampaignImage } from './put-artist-campaign-image.ts';
import { putShowImage } from './put-show-image.ts';
import { removeArtistCampaignImage, removeShowImage } from './remove-images.ts';

export const imageRoutes = [
  bind(shows.putShowImage, putShowImage),
  bind(shows.removeShowImage, removeShowImage),
  bind(campaigns.putArtistCampaignImage, putArtistCampaignImage),
  bind(campaigns.removeArtistCampaignImage, removeArtistCampaignImage),
  bind(campaigns.pushArtistCampaignImage, pushArtistCampaignImage),
];
