import type { AnyVerb } from '../../verb.ts';
import { createArtistCampaign, updateArtistCampaign } from './change.ts';
import { putArtistCampaignImage, removeArtistCampaignImage } from './images/campaign-images.ts';
import { pushArtistCampaignImage } from './images/push.ts';
import { listArtistCampaigns } from './list.ts';
import { getArtistCampaign } from './read.ts';

export const artistCampaignRoutes: readonly AnyVerb[] = [
  listArtistCampaigns,
  createArtistCampaign,
  getArtistCampaign,
  updateArtistCampaign,
  putArtistCampaignImage,
  removeArtistCampaignImage,
  pushArtistCampaignImage,
];
