import type { Resource } from '#resource.ts';
import { createPerformingArtist, listPerformingArtists } from './performing-artists.ts';
import { listCategories, listCountries, listCultures, listItemTypes, listRegions, listStatusCodes } from './read.ts';

export const lookupsResource: Resource = {
  slug: 'lookups',
  routes: [
    listCategories,
    listStatusCodes,
    listCultures,
    listRegions,
    listItemTypes,
    listCountries,
    listPerformingArtists,
    createPerformingArtist,
  ],
};
