import type { AnyVerb } from '../../verb.ts';
import { pushArtistCampaignImage } from './push-artist-campaign-image.ts';
import { putArtistCampaignImage } from './put-artist-campaign-image.ts';
import { putShowImage } from './put-show-image.ts';
import { removeArtistCampaignImage, removeShowImage } from './remove-images.ts';

export const imageRoutes: readonly AnyVerb[] = [
  putShowImage,
  removeShowImage,
  putArtistCampaignImage,
  removeArtistCampaignImage,
  pushArtistCampaignImage,
];
