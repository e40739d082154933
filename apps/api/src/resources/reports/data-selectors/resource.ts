import type { Resource } from '#resource.ts';
import { selectArtistCampaigns, selectShows, selectVenues } from './select.ts';

export const dataSelectorsResource: Resource = {
  slug: 'data-selectors',
  routes: [selectShows, selectVenues, selectArtistCampaigns],
};
