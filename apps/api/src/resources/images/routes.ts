import type { AnyVerb } from '../../verb.ts';
import { pushArtistCampaignImage } from '../artist-campaigns/images/push.ts';
import { putArtistCampaignImage } from '../artist-campaigns/images/put.ts';
import { putShowImage } from './put-show-image.ts';
import { removeArtistCampaignImage, removeShowImage } from './remove-images.ts';

export const imageRoutes: readonly AnyVerb[] = [
  putShowImage,
  removeShowImage,
  putArtistCampaignImage,
  removeArtistCampaignImage,
  pushArtistCampaignImage,
];
