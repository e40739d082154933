import * as endpoints from '@parterre/contract/lookups';
import { bind } from '../../bind.ts';
import { createPerformingArtist } from './create-performing-artist.ts';
import { listPerformingArtists } from './list-performing-artists.ts';
import { listCategories, listCountries, listCultures, listItemTypes, listRegions, listStatusCodes } from './read.ts';

export const lookupRoutes = [
  bind(endpoints.listCategories, listCategories),
  bind(endpoints.listStatusCodes, listStatusCodes),
  bind(endpoints.listCultures, listCultures),
  bind(endpoints.listRegions, listRegions),
  bind(endpoints.listItemTypes, listItemTypes),
  bind(endpoints.listCountries, listCountries),
  bind(endpoints.listPerformingArtists, listPerformingArtists),
  bind(endpoints.createPerformingArtist, createPerformingArtist),
];
