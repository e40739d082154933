import type { AnyVerb } from '../../verb.ts';
import { selectArtistCampaigns, selectShows, selectVenues } from './select.ts';

export const dataSelectorRoutes: readonly AnyVerb[] = [selectShows, selectVenues, selectArtistCampaigns];
