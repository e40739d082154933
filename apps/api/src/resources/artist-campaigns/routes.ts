import * as endpoints from '@parterre/contract/artist-campaigns';
import { bind } from '../../bind.ts';
import { createArtistCampaign } from './create.ts';
import { listArtistCampaigns } from './list.ts';
import { getArtistCampaign } from './read.ts';
import { updateArtistCampaign } from './update.ts';

export const artistCampaignRoutes = [
  bind(endpoints.listArtistCampaigns, listArtistCampaigns),
  bind(endpoints.createArtistCampaign, createArtistCampaign),
  bind(endpoints.getArtistCampaign, getArtistCampaign),
  bind(endpoints.updateArtistCampaign, updateArtistCampaign),
  bind(endpoints.selectArtistCampaigns, listArtistCampaigns),
];
