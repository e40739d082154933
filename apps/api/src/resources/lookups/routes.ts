import type { AnyVerb } from '../../verb.ts';
import { createPerformingArtist, listPerformingArtists } from './performing-artists.ts';
import { listCategories, listCountries, listCultures, listItemTypes, listRegions, listStatusCodes } from './read.ts';

export const lookupRoutes: readonly AnyVerb[] = [
  listCategories,
  listStatusCodes,
  listCultures,
  listRegions,
  listItemTypes,
  listCountries,
  listPerformingArtists,
  createPerformingArtist,
];
