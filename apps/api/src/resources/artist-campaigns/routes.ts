import type { AnyVerb } from '../../verb.ts';
import { createArtistCampaign } from './create.ts';
import { pushArtistCampaignImage } from './images/push.ts';
import { putArtistCampaignImage } from './images/put.ts';
import { removeArtistCampaignImage } from './images/remove.ts';
import { listArtistCampaigns, selectArtistCampaigns } from './list.ts';
import { getArtistCampaign } from './read.ts';
import { updateArtistCampaign } from './update.ts';

export const artistCampaignRoutes: readonly AnyVerb[] = [
  listArtistCampaigns,
  createArtistCampaign,
  getArtistCampaign,
  updateArtistCampaign,
  selectArtistCampaigns,
  putArtistCampaignImage,
  removeArtistCampaignImage,
  pushArtistCampaignImage,
];
